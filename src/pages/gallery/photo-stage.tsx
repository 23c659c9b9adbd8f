import { backIcon, forwardIcon } from '../../components/ui/icon-paths'
import { Picture } from '../../components/ui/picture'
import { fullSizes } from '../../components/ui/picture-sizes'
import type { GalleryImage } from '../../content/model'
import { photoFiles } from '../../content/photo-files'
import { useIsMagnified } from './use-is-magnified'
import { useSlide } from './use-slide'
import { useSwipe } from './use-swipe'
import { ViewerButton } from './viewer-button'

type PhotoStageProps = {
  photo: GalleryImage
  /** It has no neighbours. */
  isAlone: boolean
  onPrevious: () => void
  onNext: () => void
}

/** The whole picture, as large as the room allows; a swipe leads to its neighbours. */
export function PhotoStage({ photo, isAlone, onPrevious, onNext }: PhotoStageProps) {
  const isMagnified = useIsMagnified()
  const swipe = useSwipe({ onLeft: onNext, onRight: onPrevious })
  const slide = useSlide(photo.id)
  return (
    <div
      className="viewer-stage"
      data-magnified={isMagnified || undefined}
      {...(!isMagnified && swipe)}
    >
      <div ref={slide} className="viewer-room">
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
      {!isAlone && (
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
