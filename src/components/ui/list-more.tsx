import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../lib/link'
import { listPagePath, rangeOf, readListPage, type ListId } from '../../lib/list-pages'
import { buttonClass, lineLinkClass } from './button'

/** How many pages were added to a list, by its address, so that Back finds the list as long as it was. */
const addedPages = new Map<string, number>()

export type ListPart = {
  /** Positions of the shown entries: from the first to the one after the last. */
  from: number
  to: number
  page: number
  /** Shows another page below the others. */
  showMore: () => void
}

/**
 * The part of a list that is shown: the page in the address, and those that the visitor added to it.
 *
 * @param key the filters in the address, each of which gives another list; '' for all entries. A filtered
 *   list begins at its first page.
 */
export function useListPart(list: ListId, key: string): ListPart {
  const { pathname } = useLocation()
  const page = key === '' ? readListPage(pathname).page : 1
  const address = `${list} ${page} ${key}`
  const [, setRendered] = useState(0)
  const [from] = rangeOf(list, page)
  const [, to] = rangeOf(list, page + (addedPages.get(address) ?? 0))
  const showMore = () => {
    addedPages.set(address, (addedPages.get(address) ?? 0) + 1)
    setRendered((count) => count + 1)
  }
  return { from, to, page, showMore }
}

type ListMoreProps = {
  list: ListId
  part: ListPart
  /** Length of the whole list. */
  length: number
  /** What the entries are called: tours. */
  name: string
  /** Address of the first page; undefined for a list that only the script knows. */
  path: string | undefined
}

/**
 * The ways to the rest of a list, under it; nothing where all of it is shown. The way on is a link to a page
 * of its own, for robots and for visitors without script; a press adds that page to the list instead.
 */
export function ListMore({ list, part, length, name, path }: ListMoreProps) {
  const { from, to, page, showMore } = part
  const shown = useRef<HTMLOutputElement>(null)
  const last = useRef(to)
  const isLong = to < length

  useLayoutEffect(() => {
    // The pressed control disappears with the last entries.
    if (to > last.current && !isLong) shown.current?.focus({ preventScroll: true })
    last.current = to
  }, [to, isLong])

  if (from === 0 && length <= rangeOf(list, 1)[1]) return null
  const words = `Show more ${name}`
  const pages = (to - from) / rangeOf(list, 1)[1]
  return (
    <nav aria-label={`More ${name}`} className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
      {path !== undefined && page > 1 && (
        <Link to={listPagePath(path, page - 1)} rel="prev" className={lineLinkClass}>
          Earlier {name}
        </Link>
      )}
      {isLong && path !== undefined && (
        <Link
          to={listPagePath(path, page + pages)}
          rel="next"
          className={buttonClass('secondary')}
          onClick={(event) => {
            if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            showMore()
          }}
        >
          {words}
        </Link>
      )}
      {isLong && path === undefined && (
        <button type="button" className={buttonClass('secondary')} onClick={showMore}>
          {words}
        </button>
      )}
      <output ref={shown} tabIndex={-1} className="text-muted">
        {from + 1} to {Math.min(to, length)} of {length}
      </output>
    </nav>
  )
}
