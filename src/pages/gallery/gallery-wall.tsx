import { useMemo } from 'react'
import { EmptyState } from '../../components/ui/empty-state'
import { gallery } from '../../content/gallery'
import { galleryTexts } from '../../content/gallery-texts'
import { counted } from '../../lib/format'
import { CategoryFilter } from './category-filter'
import { PhotoGrid } from './photo-grid'
import { useGalleryUrl } from './use-gallery-url'
import { useViewerOnIdle, ViewerSlot } from './viewer-slot'

/** Filter, pictures and text of the chosen category, and the viewer of the opened picture. */
export function GalleryWall() {
  const { category, photo, choose, tileLink, move, close } = useGalleryUrl()
  const shown = useMemo(
    () => (category ? gallery.filter((candidate) => candidate.category === category) : gallery),
    [category],
  )
  const text = galleryTexts.find((entry) => entry.category === (category ?? 'All'))
  useViewerOnIdle()

  if (gallery.length === 0) {
    return <EmptyState>The first pictures are on their way. Please check back soon.</EmptyState>
  }
  return (
    <>
      <CategoryFilter chosen={category} onChoose={choose} />
      <output className="mt-6 mb-4 block text-muted">
        {counted(shown.length, 'picture')}
        {category && ` in ${category}`}
      </output>
      <h2 className="sr-only">Pictures</h2>
      {shown.length > 0 ? (
        <PhotoGrid photos={shown} linkOf={tileLink} />
      ) : (
        <EmptyState>There are no pictures of this series yet.</EmptyState>
      )}
      {text && shown.length > 0 && (
        <section
          aria-labelledby="series"
          className="mx-auto mt-12 max-w-prose border border-line bg-card p-6 shadow-card sm:p-10 md:mt-16"
        >
          <h2 id="series" className="text-heading">
            {category ?? 'About these pictures'}
          </h2>
          <p className="mt-4 border-t border-line pt-4">{text.text}</p>
        </section>
      )}
      {photo && (
        <ViewerSlot
          // A link to a picture of another category opens it among all pictures.
          photos={shown.includes(photo) ? shown : gallery}
          photo={photo}
          onMove={move}
          onClose={close}
        />
      )}
    </>
  )
}
