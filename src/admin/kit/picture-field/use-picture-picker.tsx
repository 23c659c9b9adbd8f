import { Upload } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { DialogFrame } from '../dialogs/dialog-frame'
import { LibraryBrowser } from '../picture-library/library-browser'
import type { PictureFolder } from '../pictures/storage-path'
import { UploadButton } from './upload-button'

/** A picture for a rich text. */
export type PickedPicture = { src: string; alt: string }

/**
 * Lets the user choose a gallery picture, or upload one outside of the gallery.
 *
 * @param folder of the bucket for uploads
 * @returns `pickPicture` opens the dialog and resolves to the picture, or `null` when none was
 *   chosen. `pictureDialog` must be rendered outside of any form.
 */
export function usePicturePicker(folder: PictureFolder): {
  pickPicture: () => Promise<PickedPicture | null>
  pictureDialog: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(picture: PickedPicture | null) => void>(undefined)

  const settle = (picture: PickedPicture | null) => {
    setOpen(false)
    answer.current?.(picture)
    answer.current = undefined
  }
  // Settle the promise when the page is left.
  useEffect(() => () => answer.current?.(null), [])

  const pickPicture = () =>
    new Promise<PickedPicture | null>((resolve) => {
      answer.current?.(null)
      answer.current = resolve
      setOpen(true)
    })

  const pictureDialog = (
    <DialogFrame
      isOpen={isOpen}
      title="Choose a picture"
      place="middle"
      onClose={() => settle(null)}
    >
      <div className="mb-4">
        <UploadButton
          folder={folder}
          className={buttonClass('secondary')}
          onDone={({ url }) => settle({ src: url, alt: '' })}
        >
          <Upload aria-hidden className="size-4" />
          Upload a new one
        </UploadButton>
      </div>
      <LibraryBrowser onPick={({ url, alt }) => settle({ src: url, alt })} />
    </DialogFrame>
  )
  return { pickPicture, pictureDialog }
}
