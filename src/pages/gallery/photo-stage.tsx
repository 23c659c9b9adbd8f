import {
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type PointerEvent,
  type RefObject,
} from 'react'
import { roundButtonClass } from '../../components/ui/button'
import { Icon } from '../../components/ui/icon'
import { backIcon, forwardIcon } from '../../components/ui/icon-paths'
import { Picture } from '../../components/ui/picture'
import { fullSizes } from '../../components/ui/picture-sizes'
import type { GalleryImage } from '../../content/model'
import { photoFiles } from '../../content/photo-files'

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
  const swipe = useSwipe(onNext, onPrevious)
  const frame = useSlideIn(photo.id)
  return (
    <div
      className="viewer-stage relative flex min-w-0"
      data-magnified={isMagnified || undefined}
      {...(!isMagnified && swipe)}
    >
      <div ref={frame} className="viewer-room grid min-w-0 flex-1 place-items-center">
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

type ViewerButtonProps = {
  name: string
  icon: string
  place: 'close' | 'previous' | 'next'
  onPress: () => void
}

/** A round button of the viewer. */
export function ViewerButton({ name, icon, place, onPress }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      data-solid
      className={`viewer-${place} absolute z-1 size-12 bg-night-soft text-card hover:bg-tea focus-visible:outline-maize ${roundButtonClass}`}
      onClick={onPress}
    >
      <Icon d={icon} className="size-6" />
    </button>
  )
}

/** Distance in pixels from which a movement is a swipe; less is a tap. */
const minDistance = 40

/**
 * Handlers for an element with `touch-action: pan-y pinch-zoom`. They detect swipes of one finger or
 * pen to the left or right, as opposed to taps, scrolling and pinching.
 */
function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  const forget = () => {
    start.current = undefined
  }
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger is not primary; it cancels the swipe of the first.
      if (isPrimary && pointerType !== 'mouse') {
        start.current = { id: pointerId, x: clientX, y: clientY }
      } else forget()
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const started = start.current
      forget()
      if (started?.id !== pointerId) return
      const x = clientX - started.x
      const y = clientY - started.y
      if (Math.abs(x) < minDistance || Math.abs(x) < 1.5 * Math.abs(y)) return
      if (x < 0) onLeft()
      else onRight()
    },
    onPointerCancel: forget,
  }
}
