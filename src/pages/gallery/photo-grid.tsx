import type { GalleryImage } from '../../content/model'
import { useHydrated } from '../../lib/use-hydrated'
import { PhotoTile } from './photo-tile'
import { spanClasses } from './span-classes'
import { sizeAt, tileSpans } from './tile-spans'

type PhotoGridProps = {
  photos: readonly GalleryImage[]
  /** Where the tile of a picture leads. */
  linkOf: (photo: GalleryImage) => { to: string; state?: unknown }
}

/** As many as the widest first row holds. */
const eagerTiles = 4

/** Rows need no picture to know their height, so nothing moves when one comes. */
const wall = {
  gridAutoRows: 'clamp(12rem, 58vw, 15.5rem)',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
} as const

const ordinary = { columns: 1, rows: 1 }

/** All pictures without a hole between them, in two, three or four columns. */
export function PhotoGrid({ photos, linkOf }: PhotoGridProps) {
  const isHydrated = useHydrated()
  const [two, three, four] = [2, 3, 4].map((columns) => tileSpans(photos.length, columns))
  return (
    <ul
      className="grid grid-flow-dense grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 xl:grid-cols-4"
      style={wall}
    >
      {photos.map((photo, index) => (
        <li
          key={photo.id}
          className={spanClasses(
            two?.[index] ?? ordinary,
            three?.[index] ?? ordinary,
            four?.[index] ?? ordinary,
          )}
        >
          <PhotoTile
            photo={photo}
            link={linkOf(photo)}
            isLarge={sizeAt(index + 1) !== 'ordinary'}
            isWide={[two, four].some((spans) => (spans?.[index]?.columns ?? 1) > 1)}
            isEager={index < eagerTiles}
            isLive={isHydrated}
          />
        </li>
      ))}
    </ul>
  )
}
