import { useQuery } from '@tanstack/react-query'
import { DialogFrame } from '../kit/dialogs/dialog-frame'
import { FactSkeletons } from '../kit/fact-skeletons'
import { leave } from '../kit/leaving/leave-guard'
import { LoadFailure } from '../kit/load-failure'
import { nameOfImage, type GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { LoadingState } from '../kit/loading-state'
import { ImageEditor } from './image-editor'
import { images } from './image-queries'
import { WithdrawnPicture } from './withdrawn-picture'

type ImagePanelProps = {
  /** The picture to edit; none closes the panel. */
  id: number | undefined
  onClose: () => void
  /** The picture has another number now. */
  onRenumbered: (id: number) => void
  /** Asks before the picture is deleted. */
  onDelete: (image: GalleryImageRow) => void
}

/** One picture beside the list, with all that is said about it. */
export function ImagePanel(props: ImagePanelProps) {
  const { id, onClose, onDelete, onRenumbered } = props
  const { data, isPending, isError, isPaused, error, refetch } = useQuery({
    ...images.oneOptions(id ?? 0),
    enabled: id !== undefined,
    // Whoever opens it again sees it as it is by then.
    gcTime: 0,
  })
  return (
    <DialogFrame
      isOpen={id !== undefined}
      title={data ? nameOfImage(data) : 'Picture'}
      place="side"
      onClose={() => leave(onClose)}
    >
      {data?.consent === 'withdrawn' && (
        <WithdrawnPicture image={data} onDelete={() => onDelete(data)} />
      )}
      {data && data.consent !== 'withdrawn' && (
        <ImageEditor key={data.id} image={data} onDelete={onDelete} onRenumbered={onRenumbered} />
      )}
      {data === null && <p>There is no picture with this number. It may have been deleted.</p>}
      {isPending && (
        <LoadingState label="Loading the picture" isPaused={isPaused}>
          <FactSkeletons count={6} />
        </LoadingState>
      )}
      {isError && !data && (
        <LoadFailure
          title="This picture could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </DialogFrame>
  )
}
