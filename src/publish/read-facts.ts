import { z } from 'zod'
import type { Part } from '../content/collections/facts/part'
import {
  factKeys,
  factLabel,
  factSheets,
  type FactKey,
  type FactRow,
  type Facts,
} from '../content/collections/facts/sheets'
import { siteUrl } from './picture-url'
import { foreignPicture, itemProblem, type ContentProblem } from './problems'
import type { ReadItem } from './read-items'

const rowSchema = z.object({ id: z.int(), key: z.enum(factKeys), value: z.unknown() })

type ReadSheet = ReadItem<unknown, FactRow>

/** Reads the row of one fact sheet; never throws. */
export function readFactRow(value: unknown): ReadSheet {
  const row = rowSchema.safeParse(value).data
  if (!row || factSheets[row.key].id !== row.id) {
    const name = { kind: 'facts' as const, title: 'Facts of the site' }
    const message = 'The site does not know this sheet: bring code and database to one version.'
    const problems = [itemProblem(name, message)]
    return { name, row: null, item: null, pictures: [], links: [], problems }
  }
  const { part } = factSheets[row.key]
  const name = { kind: 'facts' as const, id: row.id, title: part.label }
  const pictures: ReadSheet['pictures'] = []
  const links: ReadSheet['links'] = []
  const draft = mapTexts(part, row.value, [], (found, { input }, path) => {
    const field = factLabel(part, path)
    if (input === 'link' && found.startsWith('/')) links.push({ href: found, field })
    if (input !== 'picture') return found
    pictures.push({ url: found, field })
    return siteUrl(found)
  })
  const item = part.schema.safeParse(draft)
  const problems: ContentProblem[] = [
    ...(item.error?.issues ?? []).map(({ path, message }) =>
      itemProblem(name, message, factLabel(part, path)),
    ),
    ...pictures
      .filter(({ url }) => siteUrl(url).startsWith('https:'))
      .map(({ url, field }) => itemProblem(name, foreignPicture(url), field)),
  ]
  // The parsed value has its parts in the order of the definition, which the database does not keep.
  return {
    name,
    row: { ...row, value: item.data ?? row.value },
    item: item.data ?? null,
    pictures,
    links,
    problems,
  }
}

type Place = Pick<Part, 'label'> & { input: Part['input'] | 'link' }

/** A copy of a value with each of its texts replaced; a link in running text has an input of its own. */
function mapTexts(
  part: Part,
  value: unknown,
  path: PropertyKey[],
  change: (text: string, place: Place, path: PropertyKey[]) => string,
): unknown {
  if (typeof value === 'string') return change(value, part, path)
  if (part.input === 'linked' && Array.isArray(value)) {
    for (const found of value) {
      const href: unknown = Reflect.get(Object(found), 'href')
      if (typeof href === 'string') change(href, { label: part.label, input: 'link' }, path)
    }
    return value
  }
  if (part.entry && Array.isArray(value)) {
    const { entry } = part
    return value.map((found, index) => mapTexts(entry, found, [...path, index], change))
  }
  if (part.parts && typeof value === 'object' && value !== null) {
    const { parts } = part
    return Object.fromEntries(
      Object.entries(value).map(([key, found]) => {
        const inner = parts[key]
        return [key, inner ? mapTexts(inner, found, [...path, key], change) : found]
      }),
    )
  }
  return value
}

/** The values of the sheets that were read. */
export function factsOf(read: readonly ReadSheet[]): Partial<Facts> {
  const entries = read.flatMap(({ row, item }) => (row && item !== null ? [[row.key, item]] : []))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each was checked by the schema of its sheet
  return Object.fromEntries(entries) as Partial<Facts>
}

type Named = { id: number; title?: string; category?: string }

/**
 * Problems between sheets, and between them and what names their entries.
 *
 * @param facts sheets that are missing are not checked
 */
export function factProblems(
  facts: Partial<Facts>,
  tours: readonly Named[],
  pictures: readonly Named[],
): ContentProblem[] {
  const { categories, series, services, faq, advice } = facts
  const categoryNames = categories && new Set(categories.categories.map(({ name }) => name))
  const seriesNames = series && new Set(series.series.map(({ name }) => name))
  const categoryIds = categories && new Set(categories.categories.map(({ id }) => id))
  const questions =
    faq && new Set(faq.sections.flatMap((found) => found.questions.map((q) => q.id)))
  const sheet = (key: FactKey) => {
    const { id, part } = factSheets[key]
    return { kind: 'facts' as const, id, title: part.label }
  }
  const unknown = (kind: 'tour' | 'picture', items: readonly Named[], names?: Set<string>) =>
    items
      .filter(({ category }) => names && category !== undefined && !names.has(category))
      .map(({ id, title = '', category }) => {
        const what = kind === 'tour' ? 'category' : 'series'
        const message = `There is no ${what} “${category}” any more: choose another.`
        return itemProblem({ kind, id, title }, message, 'category')
      })
  return [
    ...unknown('tour', tours, categoryNames),
    ...unknown('picture', pictures, seriesNames),
    ...(services?.services ?? [])
      .filter(({ category }) => categoryIds && !categoryIds.has(category))
      .map(({ title }) =>
        itemProblem(sheet('services'), `Choose the tours that belong to “${title}” again.`),
      ),
    ...(advice?.items ?? [])
      .filter(({ question }) => questions && !questions.has(question))
      .map(({ name }) =>
        itemProblem(
          sheet('advice'),
          `The question that “${name}” leads to is gone: choose another.`,
        ),
      ),
  ]
}
