import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { closeIcon } from '../../components/ui/icon-paths'
import { fullSizes } from '../../components/ui/picture-sizes'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import type { GalleryImage } from '../../content/model'
import { photoFiles } from '../../content/photo-files'
import { savesData } from '../../lib/data-saver'
import { srcSetOf } from '../../lib/picture-sources'
import { tileId } from './gallery-url'
import { PhotoStage, ViewerButton } from './photo-stage'
import { RemovalLinks } from './removal-links'
import './photo-viewer.css'

type PhotoViewerProps = {
  photos: readonly GalleryImage[]
  photo: GalleryImage
  /** The series that `photos` are, where they are not all. */
  series: string | undefined
  onMove: (photo: GalleryImage) => void
  onClose: () => void
}

/** One picture on the whole screen. Moving on from the last picture leads to the first. */
export function PhotoViewer({ photos, photo, series, onMove, onClose }: PhotoViewerProps) {
  const screen = useRef<HTMLDivElement>(null)
  const position = photos.indexOf(photo)
  // The position moved to, ahead of the URL when keys are pressed faster than it changes.
  const target = useRef(position)
  const place = `${position + 1} of ${photos.length}`
  const isNumbered = series === undefined && photo.id === position + 1
  useScrollLock()
  usePreload(photos, position)

  useLayoutEffect(() => {
    target.current = position
  }, [position])

  const moveTo = (index: number) => {
    const last = target.current
    target.current = (index + photos.length) % photos.length
    const next = photos[target.current]
    if (next && target.current !== last) onMove(next)
  }
  const previous = () => moveTo(target.current - 1)
  const next = () => moveTo(target.current + 1)

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt with an arrow key is Back and Forward.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const moves = new Map([
      ['ArrowLeft', previous],
      ['ArrowRight', next],
      ['Home', () => moveTo(0)],
      ['End', () => moveTo(photos.length - 1)],
    ])
    const move = moves.get(event.key)
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        {/* Without Dialog.Overlay, which would also block panning of a zoomed picture. */}
        <Dialog.Content
          ref={screen}
          className="viewer fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-night text-card"
          onKeyDown={onKeyDown}
          onClick={(event) => {
            // Everything but the picture, the text and the buttons is the backdrop.
            if (event.target instanceof Element && !event.target.closest('[data-solid]')) onClose()
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            screen.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus(photo)
          }}
        >
          <p
            aria-hidden
            data-solid
            className="viewer-count absolute z-1 text-sm text-card/85 tabular-nums"
          >
            {isNumbered
              ? `${position + 1} / ${photos.length}`
              : `Picture ${photo.id} · ${place}${series === undefined ? '' : ` in ${series}`}`}
          </p>
          <ViewerButton name="Close" icon={closeIcon} place="close" onPress={onClose} />
          <PhotoStage
            photo={photo}
            isOnly={photos.length === 1}
            onPrevious={previous}
            onNext={next}
          />
          <PhotoCaption
            photo={photo}
            place={isNumbered ? place : `Picture ${photo.id}, ${place}`}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Focuses the tile of the picture shown last, which may not be the one that was opened. */
function returnFocus(photo: GalleryImage): void {
  const tile = document.getElementById(tileId(photo.id))
  if (tile) tile.focus()
  else document.getElementById('main')?.focus({ preventScroll: true })
}

/** Stops the page behind from scrolling, and keeps its width when the scroll bar disappears. */
function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const { overflow, paddingRight } = style
    const scrollBar = window.innerWidth - document.documentElement.clientWidth
    style.overflow = 'hidden'
    if (scrollBar > 0) style.paddingRight = `${scrollBar}px`
    return () => {
      style.overflow = overflow
      style.paddingRight = paddingRight
    }
  }, [])
}

/** Preloads the pictures before and after the one at `position`, unless the visitor saves data. */
function usePreload(photos: readonly GalleryImage[], position: number): void {
  useEffect(() => {
    if (savesData()) return
    for (const step of [1, -1]) {
      const neighbour = photos[(position + step + photos.length) % photos.length]
      if (neighbour) preload(neighbour)
    }
  }, [photos, position])
}

/** Fetches the file that the stage would show, which is rarely the one of the URL. */
function preload({ url }: GalleryImage): void {
  const picture = document.createElement('picture')
  const file = photoFiles[url]
  if (file) {
    const source = document.createElement('source')
    Object.assign(source, { type: 'image/avif', sizes: fullSizes, srcset: srcSetOf(file) })
    picture.append(source)
  }
  const image = document.createElement('img')
  picture.append(image)
  image.src = url
}

/** Title and description of the opened picture, announced on change, and how to have it removed. */
function PhotoCaption({ photo, place }: { photo: GalleryImage; place: string }) {
  return (
    <div
      data-solid
      className="viewer-words mx-auto w-full max-w-prose flex-none px-4 pt-3 pb-2 text-center"
    >
      <div aria-live="polite" aria-atomic="true">
        <VisuallyHidden>{place}. </VisuallyHidden>
        <Dialog.Title className="text-subheading">{photo.title}</Dialog.Title>
        <Dialog.Description className="mt-1 text-balance text-card/85">
          {photo.description}
        </Dialog.Description>
      </div>
      {/* What was copied is said for one picture. */}
      <RemovalLinks key={photo.id} photo={photo} />
    </div>
  )
}
