/** Where the page for visitors without a connection lists what is kept; replaced by the worker. */
export const keptPagesMark = '%kept-pages%'

/** A page in the worker's cache. */
export type KeptPage = { path: string; html: string }

/** The title of a page's window, as HTML, without the company's name. */
function titleOf({ path, html }: KeptPage): string {
  const [title = ''] = (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').split(' | ')
  return title || path
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * Lists the kept pages in the page for visitors without a connection.
 *
 * @param html of that page, with `keptPagesMark`
 * @returns the page with a link for each kept page, in order of their paths
 */
export function withKeptPages(html: string, pages: readonly KeptPage[]): string {
  const links = pages
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => `<li><a href="${escapeAttribute(page.path)}">${titleOf(page)}</a></li>`)
  return html.replace(keptPagesMark, () => links.join(''))
}
