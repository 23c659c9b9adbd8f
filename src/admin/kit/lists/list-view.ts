import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cleanLine } from '../../../lib/clean-text'

/** How many rows stand on one page of a list. */
export const pageSize = 50

/** The orders of a list; the first is the one of the specification. */
export const sorts = [
  { id: 'newest', name: 'Newest first' },
  { id: 'changed', name: 'Last changed first' },
  { id: 'title', name: 'By title' },
  { id: 'order', name: 'As on the site' },
] as const

export type Sort = (typeof sorts)[number]['id']

/** What may be asked of the state of a row. */
export const stateFilters = [
  { id: 'draft', name: 'Draft' },
  { id: 'live', name: 'Live' },
  { id: 'scheduled', name: 'Scheduled' },
  { id: 'unpublished', name: 'Unpublished' },
] as const

type StateFilter = (typeof stateFilters)[number]['id']

/** What the address asks of a list. */
export type ListView = {
  /** Words that the title must hold; '' for none. */
  words: string
  /** '' for all. */
  category: string
  state: StateFilter | undefined
  sort: Sort
  /** The first page is 1. */
  page: number
  /** Leaves out pictures whose consent was withdrawn; for pictures only. */
  isUsable?: boolean
}

/** Names of the parameters in the address. */
type ListParameter = 'q' | 'category' | 'state' | 'sort' | 'page'

/** New values of parameters; an empty one removes its parameter. */
export type ListChange = Partial<Record<ListParameter, string>>

export const noListFilters: ListChange = { q: '', category: '', state: '' }

const maxWordsLength = 80
const maxCategoryLength = 60
const maxPage = 1_000_000

/** What was typed into the search, as it stands in the address. */
export function readListWords(typed: string): string {
  return cleanLine(typed.slice(0, maxWordsLength))
}

/** What a query asks of the list; a value that means nothing is as good as none. */
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

/** The query with other values. Whatever else changes, the list begins at its first page again. */
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

/** Whether the list shows less than everything. */
export function isFiltered({ words, category, state }: ListView): boolean {
  return words !== '' || category !== '' || state !== undefined
}

/** What the address asks of the list, and the ways to ask for something else. */
export function useListView() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => readListView(search), [search])
  const change = (values: ListChange, replace: boolean) =>
    void navigate(pathname + withListChange(search, values), { replace })
  return {
    view,
    /** A choice: Back returns to what was shown before. */
    choose: (values: ListChange) => change(values, false),
    /** A step of typing: Back must not walk through every letter. */
    type: (values: ListChange) => change(values, true),
  }
}
