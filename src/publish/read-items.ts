import type { z } from 'zod'
import { contentOf, keyOf, type Collection } from '../content/collections/collection'
import { cleanHtml } from './clean-html'
import { itemProblem, type ContentProblem } from './problems'
import { withReadingTime } from '../lib/reading-time'
import { siteAddress } from './site-address'

/** Where an item shows a picture. */
type PlacedPicture = { url: string; field: string }

/** Where a text links to an address of this site. */
type PlacedLink = { href: string; field: string }

/** What became of a row: an item without problems, or problems. */
export type ReadItem<Item, Row> = {
  /** Null when the row is not of the right shape. */
  row: Row | null
  item: Item | null
  pictures: PlacedPicture[]
  links: PlacedLink[]
  problems: ContentProblem[]
}

/** Reads one row; never throws. */
export function readItem<Item, Row extends { id: number }>(
  collection: Collection & { schema: z.ZodType<Item>; rowSchema: z.ZodType<Row> },
  value: unknown,
): ReadItem<Item, Row> {
  const name = { kind: collection.kind, id: numberIn(value, 'id'), title: textIn(value, 'title') }
  const row = collection.rowSchema.safeParse(value)
  if (!row.success) {
    const problems = row.error.issues.map(({ path, message }) =>
      itemProblem(name, message, fieldOf(collection, path)),
    )
    return { row: null, item: null, pictures: [], links: [], problems }
  }
  const { draft, pictures, links } = onSite(collection, contentOf(collection, row.data))
  const item = collection.schema.safeParse(draft)
  const issues = item.error?.issues ?? []
  const foreign = pictures.filter(({ url }) => siteAddress(url).startsWith('https:'))
  const problems = [
    ...issues.map(({ path, message }) => itemProblem(name, message, fieldOf(collection, path))),
    ...foreign.map(({ url, field }) =>
      itemProblem(
        name,
        `The picture ${url} lies on another site: upload it to the studio and choose it there.`,
        field,
      ),
    ),
  ]
  return { row: row.data, item: item.success ? item.data : null, pictures, links, problems }
}

/** Content with cleaned HTML and the site's own addresses of pictures, and what it shows and links to. */
function onSite({ kind, fields }: Collection, content: Record<string, unknown>) {
  const draft = { ...content }
  const pictures: PlacedPicture[] = []
  const links: PlacedLink[] = []
  for (const [field, { format }] of Object.entries(fields)) {
    const value = content[field]
    if (typeof value !== 'string') continue
    if (format === 'picture') {
      draft[field] = siteAddress(value)
      pictures.push({ url: value, field })
    } else if (format === 'html') {
      const clean = cleanHtml(value)
      draft[field] = clean.html
      pictures.push(...clean.pictures.map((url) => ({ url, field })))
      // Each address once.
      links.push(...[...new Set(clean.links)].map((href) => ({ href, field })))
    }
  }
  return { draft: kind === 'post' ? withReadingTime(draft) : draft, pictures, links }
}

/** The field of the content that a faulty column, or a faulty part of the content, belongs to. */
function fieldOf({ fields }: Collection, [first]: readonly PropertyKey[]): string | undefined {
  return typeof first === 'string' ? keyOf(fields, first) : undefined
}

function valueIn(value: unknown, name: 'id' | 'title'): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Reflect.get(value, name)
    : undefined
}

function numberIn(value: unknown, name: 'id'): number | undefined {
  const found = valueIn(value, name)
  return Number.isInteger(found) ? Number(found) : undefined
}

function textIn(value: unknown, name: 'title'): string {
  const found = valueIn(value, name)
  return typeof found === 'string' ? found : ''
}
