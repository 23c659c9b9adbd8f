import { useLocation } from 'react-router-dom'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { galleryPaintingNote } from '../../content/painting-note'
import { listPagePath, pageOfList, readListPage } from '../../lib/list-pages'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import { galleryCategoryOf } from './gallery-url'
import { GalleryWall } from './gallery-wall'

/** The pictures with their filter, and the viewer of the picture in the URL. */
export function GalleryPage() {
  const { search, pathname } = useLocation()
  const isHydrated = useHydrated()
  const category = isHydrated ? galleryCategoryOf(search) : undefined
  const page = category ? 1 : readListPage(pathname).page
  return (
    <>
      <PageMeta
        title={pageOfList(category ? `${category}: Photo Gallery` : 'Photo Gallery', page)}
        description={pageOfList(
          category
            ? `Pictures from the series ${category}, each with a few words about the moment it shows.`
            : 'Pictures from Kenyan farms and farm fairs: seeds and tractors, coffee from bush to cup, a summit of hosts, and a herd of goats.',
          page,
        )}
        path={listPagePath(paths.gallery(category), page)}
      />
      <PageHeader
        title="Photo Gallery"
        breadcrumb={<Breadcrumb current="Gallery" />}
        intro="Fairs, farms and the people between them. Open a picture to see it whole; swipe or use the arrow keys for the next."
        side={
          <p className="text-muted lg:rounded-panel lg:bg-tea-soft lg:p-4">
            <span className="max-lg:hidden">
              Are you or your child in a picture? Open it: the way to have it removed is below it.
            </span>
            <span className="lg:hidden">In a picture? Open it to have it removed.</span>
          </p>
        }
      />
      {galleryPaintingNote && (
        <p className="mx-auto mt-2 max-w-page px-4 text-muted sm:px-6">{galleryPaintingNote}</p>
      )}
      <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 md:pb-24">
        <GalleryWall />
      </div>
    </>
  )
}
