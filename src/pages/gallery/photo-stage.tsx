import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { backIcon, forwardIcon } from '../../components/ui/icon-paths'
import { Picture } from '../../components/ui/picture'
import { fullSizes } from '../../components/ui/picture-sizes'
import type { GalleryImage } from '../../content/model'
import { photoFiles } from '../../content/photo-files'
import { useSwipe } from './use-swipe'
import { ViewerButton } from './viewer-button'

type PhotoStageProps = {
  photo: GalleryImage
  /** Whether there is no other picture to move to. */
  isOnly: boolean
  onPrevious: () => void
  onNext: () => void
}

/** The uncropped picture, as large as possible; a swipe moves to the next or previous one. */
export function PhotoStage({ photo, isOnly, onPrevious, onNext }: PhotoStageProps) {
  const isMagnified = useIsMagnified()
  const swipe = useSwipe({ onLeft: onNext, onRight: onPrevious })
  const frame = useSlideIn(photo.id)
  return (
    <div
      className="viewer-stage"
      data-magnified={isMagnified || undefined}
      {...(!isMagnified && swipe)}
    >
      <div ref={frame} className="viewer-room">
        <div
          data-solid
          style={{ width: `min(100cqw, calc(100cqh * ${photo.width / photo.height}))` }}
        >
          <Picture
            key={photo.id}
            src={photo.url}
            alt={photo.alt}
            file={photoFiles[photo.url]}
            sizes={fullSizes}
            width={photo.width}
            height={photo.height}
            eager
            draggable={false}
            className="w-full"
            style={{ WebkitTouchCallout: 'none', userSelect: 'none' }}
            onContextMenu={(event) => event.preventDefault()}
          />
        </div>
      </div>
      {!isOnly && (
        <>
          <ViewerButton
            name="Previous picture"
            icon={backIcon}
            place="previous"
            onPress={onPrevious}
          />
          <ViewerButton name="Next picture" icon={forwardIcon} place="next" onPress={onNext} />
        </>
      )}
    </div>
  )
}

/** Animates a picture that replaces another one; not the first. */
function useSlideIn(photoId: number): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef(photoId)

  useLayoutEffect(() => {
    const step = Math.sign(photoId - last.current)
    last.current = photoId
    if (step === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    frame.current?.animate(
      [
        { opacity: 0.3, translate: `${step * 32}px 0` },
        { opacity: 1, translate: '0 0' },
      ],
      { duration: 200, easing: 'ease' },
    )
  }, [photoId])

  return frame
}

/** Whether the page is pinch-zoomed: one finger then pans it and must not swipe. */
function useIsMagnified(): boolean {
  return useSyncExternalStore(
    subscribeToZoom,
    () => (window.visualViewport?.scale ?? 1) > 1.01,
    () => false,
  )
}

function subscribeToZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}
