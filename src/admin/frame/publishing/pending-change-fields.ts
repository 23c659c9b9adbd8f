import { siteUrl } from '../../../publish/picture-url'
import { changedFields, type ChangedField } from '../../kit/activity/changed-fields'
import { tableOf, type PublishedRows } from './published-rows'
import type { EntryChange, PendingChange } from './site-queries'

type Row = Record<string, unknown>

const htmlColumns = ['content', 'description', 'full_description']

/**
 * The fields that a pending change affects, before and after.
 *
 * @param before rows of the live site; null when unknown
 * @param after rows that would be published
 */
export function fieldsOf(
  change: PendingChange,
  before: PublishedRows | null,
  after: PublishedRows,
): ChangedField[] {
  const field = (name: string, textOf: (rows: PublishedRows) => string): ChangedField => ({
    name,
    before: before ? textOf(before) : undefined,
    after: textOf(after),
  })
  if ('id' in change) return entryFields(change, before, after)
  if (change.kind === 'home') return [field('Tours of the home page', homeText)]
  return change.kind === 'redirects' ? [field('Addresses', redirectsText)] : []
}

function entryFields(
  { kind, id }: EntryChange,
  before: PublishedRows | null,
  after: PublishedRows,
): ChangedField[] {
  const rowIn = (rows: PublishedRows | null) => {
    const found = rows?.[tableOf[kind]].find((row) => row.id === id)
    return found ? asOnSite(found) : null
  }
  const [old_row, new_row] = [rowIn(before), rowIn(after)]
  // A computed reading time is a number on the site, but null in the row.
  if (old_row && new_row?.['read_minutes'] === null) old_row['read_minutes'] = null
  return changedFields(tableOf[kind], { old_row, new_row })
}

/** The row as the site holds it: the URLs that the pictures in its texts have there, keys in one order. */
function asOnSite(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (Array.isArray(value)) return [column, value.map(withSortedKeys)]
      if (typeof value !== 'string') return [column, value]
      return [column, htmlColumns.includes(column) ? withSiteUrls(value) : value]
    }),
  )
}

/** The properties in one order; the database orders JSON keys in its own way. */
function withSortedKeys(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  return Object.fromEntries(
    Object.entries(entry).toSorted(([one], [other]) => one.localeCompare(other)),
  )
}

function withSiteUrls(html: string): string {
  return html.replaceAll(/(\bsrc=")([^"]*)"/g, (_, start: string, url: string) => {
    return `${start}${siteUrl(url)}"`
  })
}

function homeText({ home_featured, tours }: PublishedRows): string {
  return home_featured
    .map((id) => {
      const title: unknown = tours.find((tour) => tour.id === id)?.['title']
      return typeof title === 'string' ? title : `Tour ${id}`
    })
    .join('\n')
}

function redirectsText({ redirects }: PublishedRows): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} → ${to}`)
    .toSorted()
    .join('\n')
}
