import { paths } from '../../lib/paths'
import { StudioPage } from '../shared/studio-page'
import { CountCard } from './count-card'

/** First page of the panel: how much there is of everything. */
export function DashboardPage() {
  return (
    <StudioPage title="Dashboard">
      <ul className="grid gap-4 sm:grid-cols-3">
        <CountCard label="Total Tours" table="tours" to={paths.adminTours()} />
        <CountCard label="Blog Posts" table="blog_posts" to={paths.adminBlog()} />
        <CountCard label="Gallery Images" table="gallery_images" to={paths.adminGallery()} />
      </ul>
    </StudioPage>
  )
}
