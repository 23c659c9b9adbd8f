/** Values of a form: plain JSON data. */
export type FormValues = Record<string, unknown>

/** Whether two form values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** The names of the fields that differ between two sets of values. */
export function changedFields<Values extends FormValues>(
  before: Values,
  after: Values,
): (keyof Values & string)[] {
  return Object.keys(after).filter((name) => !isSame(before[name], after[name]))
}

/**
 * Three-way merge of two users' changes to `base`, field by field: `merged` has the value of the user
 * who changed a field, mine if both did; `conflicts` are the fields that both changed differently.
 */
export function mergeChanges<Values extends FormValues>(
  base: Values,
  mine: Values,
  theirs: Values,
): { merged: Values; conflicts: (keyof Values & string)[] } {
  const mineChanged = changedFields(base, mine)
  const merged = { ...theirs }
  for (const name of mineChanged) merged[name] = mine[name]
  const conflicts = mineChanged.filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  )
  return { merged, conflicts }
}
