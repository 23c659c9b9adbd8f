import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { EmptyState } from '../../components/ui/empty-state'
import { ListMore, useListPart } from '../../components/ui/list-more'
import { SeriesText } from '../../components/ui/series-text'
import { galleryCategories, type GalleryCategory } from '../../content/gallery-texts'
import { gallery } from '../../content/gallery'
import { galleryTexts } from '../../content/gallery-texts'
import type { GalleryImage } from '../../content/model'
import { counted } from '../../lib/format'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'
import { galleryCategoryOf, photoOf, withParameter } from './gallery-url'
import { PhotoGrid, viewer } from './photo-grid'

/** Filter, pictures and text of the chosen category, and the viewer of the opened picture. */
export function GalleryWall() {
  const { category, photo, isGone, choose, tileLink, move, close } = useGalleryUrl()
  const shown = useMemo(
    () => (category ? gallery.filter((candidate) => candidate.category === category) : gallery),
    [category],
  )
  const text = galleryTexts.find((entry) => entry.category === (category ?? 'All'))
  const part = useListPart('gallery', category ?? '')
  viewer.usePreloadInUse()

  if (gallery.length === 0) {
    return <EmptyState>The first pictures are on their way. Please check back soon.</EmptyState>
  }
  return (
    <>
      <CategoryFilter chosen={category} onChoose={choose} />
      <output className="mt-6 mb-4 block text-muted">
        {isGone && (
          <strong className="block text-ink">This picture is no longer in our gallery.</strong>
        )}
        {counted(shown.length, 'picture')}
        {category && ` in ${category}`}
      </output>
      <h2 className="sr-only">Pictures</h2>
      {shown.length > 0 ? (
        <PhotoGrid photos={shown.slice(part.from, part.to)} linkOf={tileLink} />
      ) : (
        <EmptyState>There are no pictures of this series yet.</EmptyState>
      )}
      <ListMore
        list="gallery"
        part={part}
        length={shown.length}
        name="pictures"
        path={category ? undefined : paths.gallery()}
      />
      {text && shown.length > 0 && (
        <SeriesText heading={category ?? 'About these pictures'} text={text.text} />
      )}
      {photo && (
        <viewer.Component
          // A link to a picture of another category opens it among all pictures.
          photos={shown.includes(photo) ? shown : gallery}
          photo={photo}
          series={shown.includes(photo) ? category : undefined}
          onMove={move}
          onClose={close}
        />
      )}
    </>
  )
}

type CategoryFilterProps = {
  chosen: GalleryCategory | undefined
  onChoose: (category: GalleryCategory | undefined) => void
}

/**
 * One button for each category and one for all, with the number of pictures; on phones in a single
 * row that scrolls.
 */
function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const button = row.current?.children[chosen ? galleryCategories.indexOf(chosen) + 1 : 0]
    if (!row.current || !(button instanceof HTMLElement)) return
    row.current.scrollLeft = button.offsetLeft - (row.current.clientWidth - button.offsetWidth) / 2
  }, [chosen])

  return (
    <fieldset aria-label="Filter pictures by series" className="min-w-0 noscript:hidden">
      <div ref={row} className="chips relative">
        {[undefined, ...galleryCategories].map((category) => (
          <button
            key={category ?? 'All'}
            type="button"
            aria-pressed={category === chosen}
            className="chip press rounded-full bg-card shadow-card aria-pressed:bg-tea aria-pressed:text-card"
            onClick={() => onChoose(category)}
          >
            {category ?? 'All'}{' '}
            {/* Hidden, because the line below announces the count of the chosen category. */}
            <span aria-hidden className="ml-1 text-sm font-normal">
              {countOf(category)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function countOf(category: GalleryCategory | undefined): number {
  if (category === undefined) return gallery.length
  return gallery.filter((photo) => photo.category === category).length
}

/** History state of a picture opened from the gallery: closing it can then go back. */
const fromGallery = { fromGallery: true }

/** The state of the gallery in the URL, and functions that change it. */
function useGalleryUrl() {
  const location: Location<typeof fromGallery | null> = useLocation()
  const { search, state } = location
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const closed = useRef<Location>(undefined)
  // The HTML was pre-rendered without a query, so hydration must not use it.
  const query = isHydrated ? search : ''
  const photo = photoOf(query, gallery)
  const [isGone, setGone] = useState(false)
  const asksForNone = photo === undefined && new URLSearchParams(query).has('photo')

  useEffect(() => {
    if (!asksForNone) return
    // oxlint-disable-next-line react/set-state-in-effect -- kept, as the address no longer tells it afterwards
    setGone(true)
    void navigate(paths.gallery() + withParameter(search, 'photo', undefined), { replace: true })
  }, [asksForNone, search, navigate])

  const urlOf = (photo: GalleryImage) => paths.gallery() + withParameter(search, 'photo', photo.id)

  return {
    category: galleryCategoryOf(query),
    /** The opened picture. */
    photo,
    /** Whether the address asked for a picture that is not there. */
    isGone,
    choose: (category: GalleryCategory | undefined) => {
      setGone(false)
      const next = withParameter(search, 'category', category)
      if (next !== search) void navigate(paths.gallery() + next)
    },
    /** Link of a tile; without the viewer, before hydration, to the file itself. */
    tileLink: (photo: GalleryImage) =>
      isHydrated ? { to: urlOf(photo), state: fromGallery } : { to: photo.url },
    /** Replaces the opened picture by another; Back still closes the viewer. */
    move: (photo: GalleryImage) => void navigate(urlOf(photo), { replace: true, state }),
    close: () => {
      // Going back is asynchronous; a second click must not go back twice.
      // By the object: Forward comes to an entry of the same key, which can be closed again.
      if (closed.current === location) return
      closed.current = location
      const gallery = paths.gallery() + withParameter(search, 'photo', undefined)
      if (state?.fromGallery) void navigate(-1)
      else void navigate(gallery, { replace: true })
    },
  }
}
