import { studioPatterns } from '../lib/paths'
import type { QueryClient } from '@tanstack/react-query'
import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { Opening } from './kit/page/opening'

type Pattern = (typeof studioPatterns)[number]

/** A page, and the reads it begins with. */
type PageModule = {
  Page: ComponentType
  /** Starts to read what the page shows first. Only for people who are signed in; never rejects. */
  prefetch?: (queryClient: QueryClient, opening: Opening) => void
}

type Room = PageModule & {
  /** Fetches the chunk, once; after a failure the next call tries again. */
  load: () => Promise<PageModule>
}

/**
 * A page in a chunk of its own. It uses React's `lazy`, not the router's: the URL changes at once, and the
 * shell shows that the page is loading or has failed.
 */
function room(fetchModule: () => Promise<PageModule>): Room {
  let loading: Promise<PageModule> | undefined
  const load = () => {
    loading ??= fetchModule().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return { load, Page: lazy(async () => ({ default: (await load()).Page })) }
}

const help = room(async () => ({ Page: (await import('./help/help-page')).HelpPage }))

/** The page of every path. `scripts/site/studio-shell.ts` names the same modules. */
export const rooms: Record<Pattern, Room> = {
  '/auth': room(async () => ({ Page: (await import('./auth/auth-page')).AuthPage })),
  '/admin': room(async () => ({
    Page: (await import('./dashboard/dashboard-page')).DashboardPage,
  })),
  '/admin/tours': room(async () => {
    const { ToursPage, prefetchTours } = await import('./tours/tours-page')
    return { Page: ToursPage, prefetch: prefetchTours }
  }),
  '/admin/tours/:id': room(async () => {
    const { TourPage, prefetchTour } = await import('./tours/tour-page')
    return { Page: TourPage, prefetch: prefetchTour }
  }),
  '/admin/blog': room(async () => {
    const { BlogPage, prefetchPosts } = await import('./blog/blog-page')
    return { Page: BlogPage, prefetch: prefetchPosts }
  }),
  '/admin/blog/:id': room(async () => {
    const { PostPage, prefetchPost } = await import('./blog/post-page')
    return { Page: PostPage, prefetch: prefetchPost }
  }),
  '/admin/gallery': room(async () => {
    const { GalleryPage, prefetchImages } = await import('./gallery/gallery-page')
    return { Page: GalleryPage, prefetch: prefetchImages }
  }),
  '/admin/site': room(async () => ({ Page: (await import('./site/site-page')).SitePage })),
  '/admin/site/:sheet': room(async () => ({ Page: (await import('./site/sheet-page')).SheetPage })),
  '/admin/asked': room(async () => ({ Page: (await import('./asked/asked-page')).AskedPage })),
  '/admin/launch': room(async () => ({ Page: (await import('./launch/launch-page')).LaunchPage })),
  '/admin/settings': room(async () => ({
    Page: (await import('./settings/settings-page')).SettingsPage,
  })),
  '/admin/people': room(async () => ({ Page: (await import('./people/people-page')).PeoplePage })),
  '/admin/activity': room(async () => ({
    Page: (await import('./activity/activity-page')).ActivityPage,
  })),
  '/admin/publish': room(async () => ({
    Page: (await import('./publishing/publish-page')).PublishPage,
  })),
  '/admin/status': room(async () => ({ Page: (await import('./status/status-page')).StatusPage })),
  '/admin/help': help,
  '/admin/help/:job': help,
}

/** Sidebar and header, around all pages but the login page. */
export const shell = room(async () => ({
  Page: (await import('./frame/shell/studio-shell')).StudioShell,
}))

/** Where people usually go from a page. */
const next: Partial<Record<Pattern, Pattern>> = {
  '/auth': '/admin',
  '/admin': '/admin/tours',
  '/admin/tours': '/admin/tours/:id',
  '/admin/blog': '/admin/blog/:id',
}

function patternOf(pathname: string): Pattern | undefined {
  return studioPatterns.find((pattern) => matchPath(pattern, pathname))
}

/**
 * Loads the chunk of the page at a path, and starts its first reads. A failure is left to the navigation
 * itself.
 *
 * @param queryClient undefined where nothing may be read yet
 * @param isOpening see `Opening`
 * @returns settles when the chunk is there, or cannot be had
 */
export async function prefetchPage(
  { pathname, search }: { pathname: string; search: string },
  queryClient: QueryClient | undefined,
  isOpening: boolean,
): Promise<void> {
  const pattern = patternOf(pathname)
  if (!pattern) return
  if (pattern !== '/auth') shell.load().catch(() => undefined)
  const id = pathname.split('/').at(-1) ?? ''
  try {
    const { prefetch } = await rooms[pattern].load()
    if (queryClient) prefetch?.(queryClient, { search, id, isOpening })
  } catch {
    // The navigation tries again and reports it.
  }
}

/** Loads the chunk of the page that usually follows the one at a path, once that is there; no reads. */
export async function prefetchNext(pathname: string): Promise<void> {
  const pattern = patternOf(pathname)
  const following = pattern && next[pattern]
  if (!following) return
  await prefetchPage({ pathname, search: '' }, undefined, false)
  await prefetchPage({ pathname: following, search: '' }, undefined, false)
}
