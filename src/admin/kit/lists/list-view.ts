import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cleanLine } from '../../../lib/clean-text'

/** Rows per page of a list. */
export const pageSize = 50

/** The orders of a list; the first is the default. */
export const sorts = [
  { id: 'newest', name: 'Newest first' },
  { id: 'changed', name: 'Last changed first' },
  { id: 'title', name: 'By title' },
  { id: 'order', name: 'As on the site' },
] as const

export type Sort = (typeof sorts)[number]['id']

/** Filters by a row's status. */
export const stateFilters = [
  { id: 'draft', name: 'Draft' },
  { id: 'live', name: 'Live' },
  { id: 'scheduled', name: 'Scheduled' },
  { id: 'unpublished', name: 'Unpublished' },
] as const

/** The view of a list as the URL describes it. */
export type ListView = {
  /** Words that the title must contain; '' for none. */
  words: string
  /** '' for all. */
  category: string
  state: (typeof stateFilters)[number]['id'] | undefined
  sort: Sort
  /** The first page is 1. */
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
    state: stateFilters.find(({ id }) => id === query.get('state'))?.id,
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
