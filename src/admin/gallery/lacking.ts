import { formatNumber } from '../../lib/format'
import { imageFormSchema, imageLabels, type ImageFormValues } from './image-collection'

/** A field of the picture form. */
export type ImageField = keyof ImageFormValues

const order = Object.keys(imageLabels)

/**
 * The fields that keep a picture from being published, in the order of the form.
 *
 * @param values of the form; its status is ignored
 */
export function lackingFields(values: ImageFormValues): ImageField[] {
  const { error } = imageFormSchema.safeParse({ ...values, status: 'published' })
  const named = new Set(error?.issues.map(({ path }) => String(path[0])))
  return order.filter((name): name is ImageField => named.has(name))
}

/** A field in the middle of a sentence, such as "a description". */
function nameInSentence(field: ImageField): string {
  const label = imageLabels[field].replace(/^./, (first) => first.toLowerCase())
  return label.startsWith('what ') ? label : `a ${label}`
}

/**
 * How many pictures lack what, as a sentence: "3 of 20 lack a description, 1 a series."
 *
 * @param lacking the lacking fields of each picture
 * @returns '' when none lacks anything
 */
export function lackingText(lacking: readonly (readonly ImageField[])[]): string {
  const counts = new Map<ImageField, number>()
  for (const field of lacking.flat()) counts.set(field, (counts.get(field) ?? 0) + 1)
  const [first, ...others] = [...counts].toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  if (!first) return ''
  const [field, count] = first
  const verb = count === 1 ? 'lacks' : 'lack'
  const rest = others.map(([name, number]) => `, ${formatNumber(number)} ${nameInSentence(name)}`)
  return `${formatNumber(count)} of ${formatNumber(lacking.length)} ${verb} ${nameInSentence(field)}${rest.join('')}.`
}
