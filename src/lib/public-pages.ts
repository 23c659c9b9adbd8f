type PublicPage = {
  /** Identity of the page, and the name of its folder in `src/pages`. */
  id: string
  /** What menus call it. */
  name: string
  path: string
  isInMenu?: true
  /** Whether the footer lists it among the pages about the company. */
  isInFooter?: true
}

/**
 * The table of public pages, in the order of the menu. Paths, routes, pre-rendering, menu, footer,
 * command palette, link check and the lists of the tests are made from it; `docs/how-to/add-a-page.md`
 * shows how a page comes in. A tour and an article have no line: their addresses come from content.
 */
export const publicPages = [
  { id: 'home', name: 'Home', path: '/', isInMenu: true },
  { id: 'about', name: 'About', path: '/about', isInMenu: true, isInFooter: true },
  { id: 'tours', name: 'Tours', path: '/tours', isInMenu: true },
  { id: 'services', name: 'Services', path: '/services', isInMenu: true, isInFooter: true },
  { id: 'gallery', name: 'Gallery', path: '/gallery', isInMenu: true, isInFooter: true },
  { id: 'blog', name: 'Blog', path: '/blog', isInMenu: true, isInFooter: true },
  { id: 'faq', name: 'FAQ', path: '/faq', isInMenu: true, isInFooter: true },
  { id: 'schools', name: 'Schools', path: '/schools', isInFooter: true },
  { id: 'partners', name: 'Teams and Trade', path: '/partners', isInFooter: true },
  { id: 'map', name: 'Map', path: '/map', isInFooter: true },
] as const satisfies readonly PublicPage[]

/** What menus call a page; its heading, breadcrumb and links elsewhere may say the same. */
export const pageName = (wanted: PageId): string =>
  publicPages.find(({ id }) => id === wanted)?.name ?? wanted

export type PageId = (typeof publicPages)[number]['id']
