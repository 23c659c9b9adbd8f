import { lazy, type ComponentType } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { cleanEveryHtml } from './kit/safe-html'
import { StudioShell } from './frame/shell/studio-shell'

type PanelPage = {
  pattern: string
  /** `id` is the part of the address that names one row, or `new`; '' where there is none. */
  Page: ComponentType<{ id: string }>
}

// Before the first page of the panel shows anything.
cleanEveryHtml()

const pages: readonly PanelPage[] = [
  {
    pattern: paths.admin(),
    Page: lazy(async () => ({
      default: (await import('./dashboard/dashboard-page')).DashboardPage,
    })),
  },
  {
    pattern: paths.adminTours(),
    Page: lazy(async () => ({ default: (await import('./tours/tours-page')).ToursPage })),
  },
  {
    pattern: '/admin/tours/:id',
    Page: lazy(async () => ({ default: (await import('./tours/tour-page')).TourPage })),
  },
  {
    pattern: paths.adminBlog(),
    Page: lazy(async () => ({ default: (await import('./blog/blog-page')).BlogPage })),
  },
  {
    pattern: '/admin/blog/:id',
    Page: lazy(async () => ({ default: (await import('./blog/post-page')).PostPage })),
  },
  {
    pattern: paths.adminGallery(),
    Page: lazy(async () => ({ default: (await import('./gallery/gallery-page')).GalleryPage })),
  },
  {
    pattern: paths.adminSettings(),
    Page: lazy(async () => ({ default: (await import('./settings/settings-page')).SettingsPage })),
  },
  {
    pattern: paths.adminPeople(),
    Page: lazy(async () => ({ default: (await import('./people/people-page')).PeoplePage })),
  },
  {
    pattern: paths.adminActivity(),
    Page: lazy(async () => ({ default: (await import('./activity/activity-page')).ActivityPage })),
  },
  {
    pattern: paths.adminPublish(),
    Page: lazy(async () => ({
      default: (await import('./publishing/publish-page')).PublishPage,
    })),
  },
]

/**
 * The page of the present address in the panel's shell. A table of its own: the router's components
 * for this would travel in every public page's first script.
 */
export function Panel() {
  const { pathname } = useLocation()
  for (const { pattern, Page } of pages) {
    const match = matchPath({ path: pattern, end: true }, pathname)
    if (match) {
      return (
        <StudioShell>
          <Page id={Reflect.get(match.params, 'id') ?? ''} />
        </StudioShell>
      )
    }
  }
  return null
}
