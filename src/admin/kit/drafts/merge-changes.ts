/** Values of a form: plain data, as JSON knows it. */
export type FormValues = Record<string, unknown>

/** Whether two values of a form say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** The names of the fields in which two sets of values differ. */
export function changedFields<Values extends FormValues>(
  before: Values,
  after: Values,
): (keyof Values & string)[] {
  return Object.keys(after).filter((name) => !isSame(before[name], after[name]))
}

/**
 * Puts two people's changes to the same thing together, field by field.
 *
 * @param base what both began with
 * @param mine what this person wants
 * @param theirs what stands in the database now
 * @returns `merged`, where each field has the value of whoever changed it, mine where both did; and
 *   `conflicts`, the fields that both changed to different values
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
