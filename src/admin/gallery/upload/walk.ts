/** Marks a list of fields through which Enter leads. */
export const walkAttribute = 'data-walk'

/** Marks a field of the walk; its value is 'lacks' while publishing needs something in it. */
export const walkFieldAttribute = 'data-walk-field'

const fieldSelector = `[${walkFieldAttribute}]`
const lackingSelector = `[${walkFieldAttribute}="lacks"]`

/** Focuses a field in the middle of what is visible: a phone's keyboard covers the lower half. */
function show(field: HTMLElement | undefined): void {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/**
 * Focuses the next field that lacks something; after the last one, the first that was skipped. Where
 * nothing lacks, the field after this one.
 *
 * @param current the focused field
 */
export function focusNextField(current: HTMLElement): void {
  const list = current.closest(`[${walkAttribute}]`)
  const fields = [...(list?.querySelectorAll<HTMLElement>(fieldSelector) ?? [])]
  const place = fields.indexOf(current)
  const after = fields.slice(place + 1)
  const lacks = (field: HTMLElement) => field !== current && field.matches(lackingSelector)
  show(after.find(lacks) ?? fields.find(lacks) ?? after[0])
}

/**
 * Focuses the first field that lacks something.
 *
 * @param root holds the lists of fields
 */
export function focusFirstLacking(root: ParentNode): void {
  show(root.querySelector<HTMLElement>(lackingSelector) ?? undefined)
}
