import { Picture } from '../../components/ui/picture'
import { largeTileSizes, tileSizes } from '../../components/ui/picture-sizes'
import type { GalleryImage } from '../../content/model'
import { photoFiles } from '../../content/photo-files'
import { Link } from '../../lib/link'
import { tileId } from './tile-id'
import { fetchViewerAhead } from './viewer-slot'

type PhotoTileProps = {
  photo: GalleryImage
  link: { to: string; state?: unknown }
  /** Whether it takes the room of several. */
  isLarge: boolean
  /** Whether it is wider than one column; the last ones grow to close their rows. */
  isWide: boolean
  /** Fetched at once; the others wait until they come near. */
  isEager: boolean
  /** Whether React has the page: the HTML of the build leaves out what only it can use. */
  isLive: boolean
}

/** Over the foot of the print where a pointer or the keyboard calls it. */
const captionClass =
  'absolute inset-x-2 bottom-2 bg-night/85 px-3 py-2 text-sm leading-tight text-card opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100'

/** Fingers find it under the print, as high as its words will need: some come with React. */
const labelClass =
  '[@media(hover:none)]:static [@media(hover:none)]:h-21 [@media(hover:none)]:shrink-0 [@media(hover:none)]:bg-card [@media(hover:none)]:px-1 [@media(hover:none)]:pb-0 [@media(hover:none)]:text-ink [@media(hover:none)]:opacity-100'

/**
 * One print on the wall, in a mat of paper. Its words show under the pointer, on focus, and always
 * on touch.
 */
export function PhotoTile({ photo, link, isLarge, isWide, isEager, isLive }: PhotoTileProps) {
  const id = tileId(photo.id)
  const names = isLive && { id, 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text` }
  return (
    <Link
      {...link}
      {...names}
      draggable={false}
      className={`group relative flex size-full flex-col border border-line bg-card shadow-card transition-shadow duration-quick hover:shadow-raised ${isLarge ? 'p-2 sm:p-4' : 'p-2 sm:p-3'}`}
      onPointerEnter={fetchViewerAhead}
      onFocus={fetchViewerAhead}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Picture
        src={photo.url}
        alt={photo.alt}
        file={photoFiles[photo.url]}
        focus={photo.focus}
        sizes={isWide ? largeTileSizes : tileSizes}
        width={photo.width}
        height={photo.height}
        eager={isEager}
        draggable={false}
        className="min-h-0 w-full flex-1 bg-tea-soft object-cover"
      />
      <span
        className={`${captionClass} ${labelClass} ${isLarge ? 'sm:inset-x-4 sm:bottom-4' : 'sm:inset-x-3 sm:bottom-3'}`}
      >
        <b {...(isLive && { id: `${id}-title` })} className="line-clamp-2">
          {photo.title}
        </b>
        {isLive && (
          <span id={`${id}-text`} className="line-clamp-2">
            {photo.description}
          </span>
        )}
      </span>
    </Link>
  )
}
