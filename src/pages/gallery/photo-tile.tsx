import { Picture } from '../../components/ui/picture'
import type { GalleryImage } from '../../content/model'
import { Link } from '../../lib/link'
import { tileId } from './tile-id'
import { fetchViewerAhead } from './viewer-slot'

type PhotoTileProps = {
  photo: GalleryImage
  link: { to: string; state?: unknown }
  /** Fetched at once; the others wait until they come near. */
  isEager: boolean
  /** Whether React has the page: the HTML of the build leaves out what only it can use. */
  isLive: boolean
}

/** One picture on the wall. Its words show under the pointer, on focus, and always on touch. */
export function PhotoTile({ photo, link, isEager, isLive }: PhotoTileProps) {
  const id = tileId(photo.id)
  const names = isLive && { id, 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text` }
  return (
    <Link
      {...link}
      {...names}
      draggable={false}
      className="group relative block size-full overflow-hidden rounded-lg bg-tea-soft"
      onPointerEnter={fetchViewerAhead}
      onFocus={fetchViewerAhead}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Picture
        src={photo.url}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        eager={isEager}
        draggable={false}
        className="size-full object-cover"
      />
      <span className="absolute inset-x-0 bottom-0 bg-ink/80 px-3 py-2 text-sm leading-snug text-card opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:opacity-100">
        <b {...(isLive && { id: `${id}-title` })}>{photo.title}</b>
        {isLive && (
          <span id={`${id}-text`} className="line-clamp-2 sm:line-clamp-none">
            {photo.description}
          </span>
        )}
      </span>
    </Link>
  )
}
