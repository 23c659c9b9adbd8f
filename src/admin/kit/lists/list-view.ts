import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ZodType } from 'zod'
import { cleanLine } from '../../../lib/clean-text'
import { readRowPage, type RowPage } from '../../data/responses'
import { getClient } from '../../data/client'
import type { CollectionTable } from '../../data/query-keys'
import { statusWords } from '../status-words'

/** Rows per page of a list. */
export const pageSize = 50

/** The orders of a list; the first is the default. */
export const sorts = [
  { id: 'newest', name: 'Newest first' },
  { id: 'changed', name: 'Last changed first' },
  { id: 'title', name: 'By title' },
  { id: 'order', name: 'As on the site' },
] as const

type Sort = (typeof sorts)[number]['id']

/** Filters by a row's status. */
export const stateFilters = [
  { id: 'draft', name: statusWords.draft },
  { id: 'live', name: 'On the site or ready for it' },
  { id: 'scheduled', name: 'Scheduled' },
  { id: 'unpublished', name: statusWords.unpublished },
] as const

/** For pictures only: those that cannot be published before somebody has filled something in. */
export const lackingFilter = { id: 'lacking', name: 'Lacks something' } as const

/** The view of a list as the URL describes it. */
export type ListView = {
  /** Words that the title must contain; '' for none. */
  words: string
  /** '' for all. */
  category: string
  state: (typeof stateFilters)[number]['id'] | typeof lackingFilter.id | undefined
  sort: Sort
  page: number
  /** Excludes pictures whose consent was withdrawn; for pictures only. */
  isUsable?: boolean
}

/** New values of URL parameters; an empty one removes its parameter. */
export type ListChange = Partial<Record<'q' | 'category' | 'state' | 'sort' | 'page', string>>

export const noListFilters: ListChange = { q: '', category: '', state: '' }

const maxWordsLength = 80
const maxCategoryLength = 60
const maxPage = 1_000_000

/** The search text in the form that the URL keeps. */
export function readListWords(typed: string): string {
  return cleanLine(typed.slice(0, maxWordsLength))
}

/** Parses the query string; an invalid value counts as missing. */
export function readListView(search: string): ListView {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  return {
    words: readListWords(query.get('q') ?? ''),
    category: cleanLine((query.get('category') ?? '').slice(0, maxCategoryLength)),
    state: [...stateFilters, lackingFilter].find(({ id }) => id === query.get('state'))?.id,
    sort: sorts.find(({ id }) => id === query.get('sort'))?.id ?? 'newest',
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
  }
}

/** The query string with other values. Any change except of the page goes back to the first page. */
export function withListChange(search: string, change: ListChange): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  return text && `?${text}`
}

/** Whether any filter is set. */
export function isFiltered({ words, category, state }: ListView): boolean {
  return words !== '' || category !== '' || state !== undefined
}

/** The view from the URL, and functions to change it. */
export function useListView() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => readListView(search), [search])
  const change = (values: ListChange, replace: boolean) =>
    void navigate(pathname + withListChange(search, values), { replace })
  return {
    view,
    /** For a choice: Back returns to the previous view. */
    choose: (values: ListChange) => change(values, false),
    /** For typing: Back must not step through every letter. */
    type: (values: ListChange) => change(values, true),
  }
}

const columns = {
  newest: { column: 'created_at', ascending: false },
  changed: { column: 'updated_at', ascending: false },
  title: { column: 'title', ascending: true },
  order: { column: 'sort_order', ascending: true },
} as const satisfies Record<Sort, { column: string; ascending: boolean }>

/** An `ilike` pattern for titles with this word, as an element of a PostgreSQL array. */
export function patternOf(word: string): string {
  const pattern = word.replace(/[\\%_]/g, String.raw`\$&`)
  return `"%${pattern.replace(/[\\"]/g, String.raw`\$&`)}%"`
}

/** Filter: what a picture needs for publishing, see `lackingFields`, is empty. */
export const lacksSomething =
  'title.is.null,category.is.null,description.eq.,and(alt.eq.,decorative.is.false)'

/** One page of a table as the view asks for it, and the total number of rows. */
export function readListPage<Row>(
  table: CollectionTable,
  view: ListView,
  schema: ZodType<Row>,
  signal: AbortSignal,
): Promise<RowPage<Row>> {
  const { column, ascending } = columns[view.sort]
  const first = (view.page - 1) * pageSize
  let request = getClient().from(table).select('*', { count: 'exact' })
  const words = view.words.split(' ').filter(Boolean)
  // A single filter for all words: the local backend keeps only the last of several on a column.
  if (words.length > 0) request = request.ilikeAllOf('title', words.map(patternOf))
  // Only the gallery's table has this column.
  if (view.isUsable) request = request.filter('consent', 'neq', 'withdrawn')
  if (view.category) request = request.eq('category', view.category)
  if (view.state === lackingFilter.id) {
    if (table === 'gallery_images')
      request = request.or(lacksSomething).filter('consent', 'neq', 'withdrawn')
  } else if (view.state === 'draft' || view.state === 'unpublished') {
    request = request.eq('status', view.state)
  } else if (view.state) {
    const now = new Date().toISOString()
    request = request.eq('status', 'published')
    request =
      view.state === 'scheduled'
        ? request.gt('publish_at', now)
        : request.or(`publish_at.is.null,publish_at.lte.${now}`)
  }
  return readRowPage(
    request
      .order(column, { ascending })
      // Without a second key, equal rows could move between pages; the direction matches the
      // indexes.
      .order('id', { ascending })
      .range(first, first + pageSize - 1)
      .abortSignal(signal),
    schema,
  )
}
