/** Returns the list with the entry at `from` moved to `to`. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from]
  if (entry === undefined) return [...entries]
  const others = entries.toSpliced(from, 1)
  return others.toSpliced(to, 0, entry)
}
