import { useLocation } from 'react-router-dom'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { DeferredHydration } from '../../components/ui/deferred-hydration'
import { galleryPaintingNote } from '../../content/painting-note'
import { lazyPart } from '../../lib/lazy-part'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import { galleryCategoryOf } from './gallery-url'

const galleryWall = lazyPart(() => import('./gallery-wall').then((m) => m.GalleryWall))

// Outside the component: DeferredHydration needs the same element in every render.
const wall = <galleryWall.Component />

/** The pictures with their filter, and the viewer of the picture in the URL. */
export function GalleryPage() {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const category = isHydrated ? galleryCategoryOf(search) : undefined
  return (
    <>
      <PageMeta
        title={category ? `${category}: Photo Gallery` : 'Photo Gallery'}
        description={
          category
            ? `Pictures from the series ${category}, each with a few words about the moment it shows.`
            : 'Pictures from Kenyan farms and farm fairs: seeds and tractors, coffee from bush to cup, a summit of hosts, and a herd of goats.'
        }
        path={paths.gallery(category)}
      />
      <PageHeader
        title="Photo Gallery"
        breadcrumb={<Breadcrumb current="Gallery" />}
        intro="Fairs, farms and the people between them. Open a picture to see it whole; swipe or use the arrow keys for the next."
      />
      {galleryPaintingNote && (
        <p className="mx-auto mt-2 max-w-page px-4 text-muted sm:px-6">{galleryPaintingNote}</p>
      )}
      <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 md:pb-24">
        <DeferredHydration>{wall}</DeferredHydration>
      </div>
    </>
  )
}
