import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { StudioShell } from './shared/shell/studio-shell'

const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/dashboard-page')).DashboardPage,
}))
const ToursPage = lazy(async () => ({ default: (await import('./tours/tours-page')).ToursPage }))
const TourPage = lazy(async () => ({ default: (await import('./tours/tour-page')).TourPage }))
const BlogPage = lazy(async () => ({ default: (await import('./blog/blog-page')).BlogPage }))
const GalleryPage = lazy(async () => ({
  default: (await import('./gallery/gallery-page')).GalleryPage,
}))
const SettingsPage = lazy(async () => ({
  default: (await import('./settings/settings-page')).SettingsPage,
}))

/** Every page of the panel in its shell; paths are relative to /admin. */
export function Panel() {
  return (
    <Routes>
      <Route element={<StudioShell />}>
        <Route index element={<DashboardPage />} />
        <Route path="tours" element={<ToursPage />} />
        <Route path="tours/:id" element={<TourPage />} />
        <Route path="blog" element={<BlogPage />} />
        <Route path="gallery" element={<GalleryPage />} />
        <Route path="settings" element={<SettingsPage />} />
      </Route>
    </Routes>
  )
}
