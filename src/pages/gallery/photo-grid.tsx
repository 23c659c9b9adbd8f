import { lazyDialog } from '../../components/ui/lazy-dialog'
import { Picture } from '../../components/ui/picture'
import { largeTileSizes, tileSizes } from '../../components/ui/picture-sizes'
import type { GalleryImage } from '../../content/model'
import { photoFiles } from '../../content/photo-files'
import { Link } from '../../lib/link'
import { useHydrated } from '../../lib/use-hydrated'
import { tileId } from './gallery-url'
import { sizeAt } from './tile-size'

type PhotoLink = { to: string; state?: unknown }
type PhotoGridProps = {
  photos: readonly GalleryImage[]
  linkOf: (photo: GalleryImage) => PhotoLink
}

/** The number of tiles in the first row of a phone, the only one that it shows at once. */
const eagerTiles = 2

/** The height of the rows does not depend on the pictures, so the layout does not shift as they load. */
const gridStyle = {
  gridAutoRows: 'clamp(13rem, 64vw, 16.5rem)',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
} as const

const spanClasses = { ordinary: '', wide: 'col-span-2', large: 'col-span-2 row-span-2' }

/** All pictures in a dense grid of two, three or four columns; its last rows may be ragged. */
export function PhotoGrid({ photos, linkOf }: PhotoGridProps) {
  const isHydrated = useHydrated()
  return (
    <ul
      data-early
      className="grid grid-flow-dense grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 xl:grid-cols-4"
      style={gridStyle}
    >
      {photos.map((photo, index) => {
        const size = sizeAt(index + 1)
        return (
          <li key={photo.id} className={spanClasses[size]}>
            <PhotoTile
              photo={photo}
              link={linkOf(photo)}
              isLarge={size !== 'ordinary'}
              isEager={index < eagerTiles}
              isLead={index === 0}
              isHydrated={isHydrated}
            />
          </li>
        )
      })}
    </ul>
  )
}

type PhotoTileProps = {
  photo: GalleryImage
  link: PhotoLink
  /** Whether it spans two columns. */
  isLarge: boolean
  /** Fetched at once; the others are lazy. */
  isEager: boolean
  isLead?: boolean
  /** The pre-rendered HTML omits what is not needed before hydration, to save bytes. */
  isHydrated: boolean
}

/** Over the lower edge of the picture, on hover and focus. */
const captionClass =
  'absolute inset-x-2 bottom-2 bg-night/85 px-3 py-2 text-sm leading-tight text-card opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100'

/** Below the picture on touch devices, where `labelHeights` leave room for the description that hydration adds. */
const labelClass =
  '[@media(hover:none)]:static noscript:h-auto! [@media(hover:none)]:shrink-0 [@media(hover:none)]:bg-card [@media(hover:none)]:px-1 [@media(hover:none)]:pb-0 [@media(hover:none)]:text-ink [@media(hover:none)]:opacity-100'

/** For a title of two lines and a description of four in a narrow tile, of one and two in a wide one. */
const labelHeights = {
  narrow: '[@media(hover:none)]:h-29',
  wide: '[@media(hover:none)]:h-16',
}

/**
 * A picture of the gallery in a white frame. Its caption shows on hover, on focus, and always on
 * touch devices.
 */
export function PhotoTile({
  photo,
  link,
  isLarge,
  isEager,
  isLead = false,
  isHydrated,
}: PhotoTileProps) {
  const id = tileId(photo.id)
  const names = isHydrated && {
    id,
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-text`,
  }
  return (
    <Link
      {...link}
      {...names}
      draggable={false}
      className={`group relative flex size-full flex-col border border-line bg-card shadow-card transition-shadow duration-quick hover:shadow-raised ${isLarge ? 'p-2 sm:p-4' : 'p-2 sm:p-3'}`}
      onPointerEnter={viewer.preload}
      onFocus={viewer.preload}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Picture
        src={photo.url}
        alt={photo.alt}
        file={photoFiles[photo.url]}
        focus={photo.focus}
        sizes={isLarge ? largeTileSizes : tileSizes}
        width={photo.width}
        height={photo.height}
        eager={isEager}
        isLead={isLead}
        draggable={false}
        className="min-h-0 w-full flex-1 bg-tea-soft object-cover"
      />
      <span
        className={`${captionClass} ${labelClass} ${isLarge ? `sm:inset-x-4 sm:bottom-4 ${labelHeights.wide}` : `sm:inset-x-3 sm:bottom-3 ${labelHeights.narrow}`}`}
      >
        <b {...(isHydrated && { id: `${id}-title` })} className="line-clamp-2">
          {photo.title}
        </b>
        {isHydrated && (
          <span id={`${id}-text`} className="line-clamp-4">
            {photo.description}
          </span>
        )}
      </span>
    </Link>
  )
}

/** The viewer, with its library. */
export const viewer = lazyDialog(
  () => import('./photo-viewer').then((module) => module.PhotoViewer),
  <p className="mr-auto">The picture could not be opened. Check your connection and try again.</p>,
)
