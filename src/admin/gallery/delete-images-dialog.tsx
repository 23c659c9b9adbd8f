import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { recoveryText } from '../kit/activity/restore-change'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import {
  isOutsideGallery,
  pictureUsesOptions,
  describeUse,
} from '../kit/picture-library/picture-uses'

type DeleteImagesDialogProps = {
  /** Pictures to delete; the dialog is open while there are any. */
  images: readonly GalleryImageRow[]
  onClose: () => void
  /** Deletes them; must not reject. */
  onConfirm: () => Promise<void>
}

const notRestorableText =
  'A picture whose consent was withdrawn cannot be brought back from Activity.'

/** Asks for confirmation before pictures are deleted, and lists where they are used. */
export function DeleteImagesDialog({ images, onClose, onConfirm }: DeleteImagesDialogProps) {
  const what = images.length > 1 ? `${images.length} images` : 'the image'
  return (
    <ConfirmDialog
      isOpen={images.length > 0}
      title="Are you sure?"
      description={
        <>
          This action cannot be undone. This will permanently delete {what}.{' '}
          {images.every(({ consent }) => consent === 'withdrawn')
            ? notRestorableText
            : recoveryText}
          {images.length > 0 && <Uses urls={images.map(({ url }) => url)} />}
        </>
      }
      confirmLabel="Delete"
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}

function Uses({ urls }: { urls: readonly string[] }) {
  const { data, isError, isPending } = useQuery(pictureUsesOptions(urls))
  const text = (words: string) => <output className="mt-3 block">{words}</output>
  if (isPending) return text('Checking where it is used …')
  if (isError) return text('Could not check where it is used.')
  const uses = data.filter(isOutsideGallery)
  if (uses.length === 0) return null
  return (
    <output className="mt-3 block">
      <span className="block font-semibold">It is used here, and stays there:</span>
      {uses.map((use) => (
        <span key={`${use.kind} ${use.id}`} className="block break-words">
          {describeUse(use)}
        </span>
      ))}
    </output>
  )
}
