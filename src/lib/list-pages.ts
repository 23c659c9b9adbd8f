/**
 * How many entries a page of a list holds: those of the first screens. The HTML of a list stays as small with
 * thousands of entries; the script shows more of them on a press, and everybody else follows the links.
 */
const entriesPerPage = { tours: 15, gallery: 60, blog: 9 } as const

export type ListId = keyof typeof entriesPerPage

const suffix = /\/page\/([2-9]|[1-9]\d+)$/

/** A page of a list: `path` is the first one's, whatever the page. */
export type ListPage = { path: string; page: number }

/** Reads the address of a page of a list; the first page has no number in it. */
export function readListPage(pathname: string): ListPage {
  const [ending = '', page = '1'] = suffix.exec(pathname) ?? []
  return { path: pathname.slice(0, pathname.length - ending.length), page: Number(page) }
}

/** Address of a page of a list. */
export function listPagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`
}

/** A text about a list, with the number of a page after the first, so that no two pages share it. */
export function pageOfList(text: string, page: number): string {
  return page === 1 ? text : `Page ${page}: ${text}`
}

/** Positions of the entries of a page: from the first to the one after the last. */
export function rangeOf(list: ListId, page: number): [from: number, to: number] {
  const size = entriesPerPage[list]
  return [(page - 1) * size, page * size]
}

/** Addresses of all pages of a list after the first. */
export function furtherPages(list: ListId, path: string, length: number): string[] {
  const pages = Math.ceil(length / entriesPerPage[list])
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => listPagePath(path, index + 2))
}

/** Whether a list has a page, by the number in an address; the first page has none. */
export function hasListPage(list: ListId, number: string | undefined, length: number): boolean {
  if (number === undefined) return true
  return furtherPages(list, '', length).includes(`/page/${number}`)
}
