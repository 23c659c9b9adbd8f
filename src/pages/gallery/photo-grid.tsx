import type { GalleryImage } from '../../content/model'
import { useHydrated } from '../../lib/use-hydrated'
import { PhotoTile } from './photo-tile'
import { sizeAt, tileSpans, type Span } from './tile-spans'

type PhotoGridProps = {
  photos: readonly GalleryImage[]
  /** Link of a picture's tile. */
  linkOf: (photo: GalleryImage) => { to: string; state?: unknown }
}

/** The number of tiles in the widest first row. */
const eagerTiles = 4

/** The height of the rows does not depend on the pictures, so the layout does not shift as they load. */
const gridStyle = {
  gridAutoRows: 'clamp(12rem, 58vw, 15.5rem)',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
} as const

const ordinary = { columns: 1, rows: 1 }

/** All pictures in a grid of two, three or four columns without gaps. */
export function PhotoGrid({ photos, linkOf }: PhotoGridProps) {
  const isHydrated = useHydrated()
  const [two, three, four] = [2, 3, 4].map((columns) => tileSpans(photos.length, columns))
  return (
    <ul
      className="grid grid-flow-dense grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 xl:grid-cols-4"
      style={gridStyle}
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
            isHydrated={isHydrated}
          />
        </li>
      ))}
    </ul>
  )
}

// Written out, because Tailwind must find the class names; the index is the span.
const columnClasses = {
  md: ['', 'md:col-span-1', 'md:col-span-2', 'md:col-span-3'],
  xl: ['', 'xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3', 'xl:col-span-4'],
}
const rowClasses = {
  md: ['', 'md:row-span-1', 'md:row-span-2'],
  xl: ['', 'xl:row-span-1', 'xl:row-span-2'],
}

/** Classes for a tile's spans in the grid of two, three (`md`) and four (`xl`) columns. */
function spanClasses(two: Span, three: Span, four: Span): string {
  return [
    two.columns > 1 && 'col-span-2',
    two.rows > 1 && 'row-span-2',
    three.columns !== two.columns && columnClasses.md[three.columns],
    three.rows !== two.rows && rowClasses.md[three.rows],
    four.columns !== three.columns && columnClasses.xl[four.columns],
    four.rows !== three.rows && rowClasses.xl[four.rows],
  ]
    .filter(Boolean)
    .join(' ')
}
