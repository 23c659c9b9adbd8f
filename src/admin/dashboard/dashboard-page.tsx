import { Images, Map, Newspaper } from 'lucide-react'
import { paths } from '../../lib/paths'
import { StudioPage } from '../kit/page/studio-page'
import { CountCard } from './count-card'
import { QuickActions } from './quick-actions'
import { RecentActivity } from './recent-activity'
import { DraftsPanel } from './drafts-panel'

/** First page of the studio: counts, quick actions, recent changes, drafts. */
export function DashboardPage() {
  return (
    <StudioPage title="Dashboard">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <CountCard label="Total Tours" table="tours" to={paths.adminTours()} Icon={Map} />
        <CountCard label="Blog Posts" table="blog_posts" to={paths.adminBlog()} Icon={Newspaper} />
        <CountCard
          label="Gallery Images"
          table="gallery_images"
          to={paths.adminGallery()}
          Icon={Images}
        />
      </ul>
      <QuickActions />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <RecentActivity />
        <DraftsPanel />
      </div>
    </StudioPage>
  )
}
