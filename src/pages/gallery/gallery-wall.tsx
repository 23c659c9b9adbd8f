import { useMemo } from 'react'
import { gallery } from '../../content/gallery'
import { galleryTexts } from '../../content/gallery-texts'
import { CategoryFilter } from './category-filter'
import { PhotoGrid } from './photo-grid'
import { useGalleryAddress } from './use-gallery-address'
import { useViewerOnIdle, ViewerSlot } from './viewer-slot'

/** Filter, pictures and the paragraph of the chosen series; over them the opened picture. */
export function GalleryWall() {
  const { category, photo, choose, tileLink, move, close } = useGalleryAddress()
  const shown = useMemo(
    () => (category ? gallery.filter((candidate) => candidate.category === category) : gallery),
    [category],
  )
  const text = galleryTexts.find((entry) => entry.category === (category ?? 'All'))
  useViewerOnIdle()

  return (
    <>
      <CategoryFilter chosen={category} onChoose={choose} />
      <output className="my-5 block font-semibold text-muted">
        {shown.length === 1 ? '1 picture' : `${shown.length} pictures`}
        {category && ` in ${category}`}
      </output>
      <h2 className="sr-only">Pictures</h2>
      <PhotoGrid photos={shown} linkOf={tileLink} />
      {text && (
        <section aria-labelledby="series" className="mt-10 max-w-prose">
          <h2 id="series" className="text-2xl font-bold">
            {category ?? 'About these pictures'}
          </h2>
          <p className="mt-3 text-lg">{text.text}</p>
        </section>
      )}
      {photo && (
        <ViewerSlot
          // A link to a picture of another series opens it among all pictures.
          photos={shown.includes(photo) ? shown : gallery}
          photo={photo}
          onMove={move}
          onClose={close}
        />
      )}
    </>
  )
}
