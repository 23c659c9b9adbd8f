/** Returns the list with the entry at `from` moved to `to`. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from]
  if (entry === undefined) return [...entries]
  const others = entries.toSpliced(from, 1)
  return others.toSpliced(to, 0, entry)
}

/**
 * Moves entries side by side to where one of them was dropped.
 *
 * @param isMoved whether an entry is moved
 * @param from index of the one that was dragged
 * @param to index of the entry that it was dropped on
 * @returns the new list, and the index in it behind the last one moved
 */
export function movedTogether<Entry>(
  entries: readonly Entry[],
  isMoved: (entry: Entry) => boolean,
  from: number,
  to: number,
): { entries: Entry[]; end: number } {
  const chosen = entries.filter(isMoved)
  // Dragged down, they come behind what they were dropped on, as a single entry does.
  const before = entries.slice(0, to > from ? to + 1 : to).filter((entry) => !isMoved(entry))
  const behind = entries.slice(to > from ? to + 1 : to).filter((entry) => !isMoved(entry))
  return { entries: [...before, ...chosen, ...behind], end: before.length + chosen.length }
}
