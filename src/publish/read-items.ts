import { z } from 'zod'
import { contentOf, keyOf, type Collection } from '../content/collections/collection'
import { withReadingTime } from '../lib/reading-time'
import { cleanHtml } from './clean-html'
import { siteUrl } from './picture-url'
import { foreignPicture, itemProblem, type ContentProblem, type ItemName } from './problems'

/** A picture in a field of an item. */
type PlacedPicture = { url: string; field: string }

/** An internal link in a field of an item. */
type PlacedLink = { href: string; field: string }

/** The result for one row: an item, or problems. */
export type ReadItem<Item, Row> = {
  name: ItemName
  /** Null when the row is not of the right shape. */
  row: Row | null
  item: Item | null
  pictures: PlacedPicture[]
  links: PlacedLink[]
  problems: ContentProblem[]
}

const nameSchema = z
  .object({ id: z.int().optional().catch(undefined), title: z.string().catch('') })
  .catch({ title: '' })

/** Reads one row; never throws. */
export function readItem<Item, Row extends { id: number }>(
  collection: Collection & { schema: z.ZodType<Item>; rowSchema: z.ZodType<Row> },
  value: unknown,
): ReadItem<Item, Row> {
  const name = { kind: collection.kind, ...nameSchema.parse(value) }
  const row = collection.rowSchema.safeParse(value)
  if (!row.success) {
    const problems = row.error.issues.map(({ path, message }) =>
      itemProblem(name, message, fieldOf(collection, path)),
    )
    return { name, row: null, item: null, pictures: [], links: [], problems }
  }
  const { draft, pictures, links } = prepareForSite(collection, contentOf(collection, row.data))
  const item = collection.schema.safeParse(draft)
  const issues = item.error?.issues ?? []
  const foreign = pictures.filter(({ url }) => siteUrl(url).startsWith('https:'))
  const problems = [
    ...issues.map(({ path, message }) => itemProblem(name, message, fieldOf(collection, path))),
    ...foreign.map(({ url, field }) => itemProblem(name, foreignPicture(url), field)),
  ]
  return { name, row: row.data, item: item.data ?? null, pictures, links, problems }
}

/** Cleans the HTML, converts URLs of pictures, and collects the pictures and links. */
function prepareForSite({ kind, fields }: Collection, content: Record<string, unknown>) {
  const draft = { ...content }
  const pictures: PlacedPicture[] = []
  const links: PlacedLink[] = []
  for (const [field, { format }] of Object.entries(fields)) {
    const value = content[field]
    if (typeof value !== 'string') continue
    if (format === 'picture') {
      draft[field] = siteUrl(value)
      pictures.push({ url: value, field })
    } else if (format === 'html') {
      const clean = cleanHtml(value)
      draft[field] = clean.html
      pictures.push(...clean.pictures.map((url) => ({ url, field })))
      links.push(...[...new Set(clean.links)].map((href) => ({ href, field })))
    }
  }
  return { draft: kind === 'post' ? withReadingTime(draft) : draft, pictures, links }
}

/** The field to which a column, or a part of the content, belongs. */
function fieldOf({ fields }: Collection, [first]: readonly PropertyKey[]): string | undefined {
  return typeof first === 'string' ? keyOf(fields, first) : undefined
}
