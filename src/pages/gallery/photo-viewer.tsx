import * as Dialog from '@radix-ui/react-dialog'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { closeIcon } from '../../components/ui/icon-paths'
import type { GalleryImage } from '../../content/model'
import { PhotoCaption } from './photo-caption'
import { PhotoStage } from './photo-stage'
import { tileId } from './tile-id'
import { usePageLock } from './use-page-lock'
import { usePreload } from './use-preload'
import { ViewerButton } from './viewer-button'
import './photo-viewer.css'

type PhotoViewerProps = {
  photos: readonly GalleryImage[]
  photo: GalleryImage
  onMove: (photo: GalleryImage) => void
  onClose: () => void
}

/** One picture on the whole screen, and the ways to its neighbours; the last one leads to the first. */
export function PhotoViewer({ photos, photo, onMove, onClose }: PhotoViewerProps) {
  const screen = useRef<HTMLDivElement>(null)
  const position = photos.indexOf(photo)
  // Runs ahead of the address when keys are pressed faster than it changes.
  const aim = useRef(position)
  usePageLock()
  usePreload(photos, position)

  useLayoutEffect(() => {
    aim.current = position
  }, [position])

  const moveTo = (index: number) => {
    aim.current = (index + photos.length) % photos.length
    const next = photos[aim.current]
    if (next && next !== photo) onMove(next)
  }
  const previous = () => moveTo(aim.current - 1)
  const next = () => moveTo(aim.current + 1)

  const onKeyDown = (event: KeyboardEvent) => {
    // With Alt the arrows belong to the browser's history.
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
        {/* No overlay of the library: it would also stop a finger that moves a magnified picture. */}
        <Dialog.Content
          ref={screen}
          className="viewer z-50 bg-night text-card"
          onKeyDown={onKeyDown}
          onClick={(event) => {
            // Everything that is neither picture nor words nor a button is the backdrop.
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
          <p aria-hidden data-solid className="viewer-count text-sm text-card/85 tabular-nums">
            {position + 1} / {photos.length}
          </p>
          <ViewerButton name="Close" icon={closeIcon} place="close" onPress={onClose} />
          <PhotoStage
            photo={photo}
            isAlone={photos.length === 1}
            onPrevious={previous}
            onNext={next}
          />
          <PhotoCaption photo={photo} place={`Picture ${position + 1} of ${photos.length}`} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** To the tile of the picture that was shown last, which need not be the one that was pressed. */
function returnFocus(photo: GalleryImage): void {
  const tile = document.getElementById(tileId(photo.id))
  if (tile) tile.focus()
  else document.getElementById('main')?.focus({ preventScroll: true })
}
