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
  return label.startsWith('what ') ? `words on ${label}` : `a ${label}`
}

/**
 * How many pictures lack what, in sentences: "All 20 lack a title and a description. 3 of 20 lack a series."
 *
 * @param lacking the lacking fields of each picture
 * @returns '' when none lacks anything
 */
export function lackingText(lacking: readonly (readonly ImageField[])[]): string {
  const counts = new Map<ImageField, number>()
  for (const field of lacking.flat()) counts.set(field, (counts.get(field) ?? 0) + 1)
  const inOrder = [...counts].toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  // What equally many lack stands in one sentence.
  return [...new Set(inOrder.map(([, count]) => count))]
    .map((count) => {
      const names = inOrder.flatMap(([field, other]) =>
        other === count ? [nameInSentence(field)] : [],
      )
      return `${countText(count, lacking.length)} ${listFormat.format(names)}.`
    })
    .join(' ')
}

const listFormat = new Intl.ListFormat('en-GB')

function countText(count: number, total: number): string {
  if (total === 1) return 'It lacks'
  if (count === total) return `All ${formatNumber(total)} lack`
  return `${formatNumber(count)} of ${formatNumber(total)} ${count === 1 ? 'lacks' : 'lack'}`
}
