import { useQuery } from '@tanstack/react-query'
import { DialogFrame } from '../kit/dialogs/dialog-frame'
import { FactSkeletons, LoadingState } from '../kit/loading-state'
import { leave } from '../kit/leaving/leave-guard'
import { LoadFailure } from '../kit/load-failure'
import { nameOfImage, type GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { ImageForm } from './image-form'
import { images } from './image-queries'
import { WithdrawnPicture } from './withdrawn-picture'

type ImagePanelProps = {
  /** The picture to edit; the panel is closed without one. */
  id: number | undefined
  onClose: () => void
  /** Called with the new id if a deleted picture was saved again. */
  onIdChange: (id: number) => void
  /** Asks before the picture is deleted. */
  onDelete: (image: GalleryImageRow) => void
}

/** Edits one picture in a side panel. */
export function ImagePanel(props: ImagePanelProps) {
  const { id, onClose, onDelete, onIdChange } = props
  const { data, isPending, isError, isPaused, error, refetch } = useQuery({
    ...images.oneOptions(id ?? 0),
    enabled: id !== undefined,
    // Opened again, the panel shows the current row, not a cached one.
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
        <ImageForm key={data.id} image={data} onDelete={onDelete} onIdChange={onIdChange} />
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
