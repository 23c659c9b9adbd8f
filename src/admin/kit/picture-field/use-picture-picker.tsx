import { Upload } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { showToast } from '../../../lib/toast'
import { DialogFrame } from '../dialogs/dialog-frame'
import { ConsentChoice } from '../picture-library/consent-choice'
import type { Consent } from '../picture-library/gallery-image-row'
import { LibraryBrowser } from '../picture-library/library-browser'
import { blurWarning } from '../pictures/check-picture'
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
  const [consent, setConsent] = useState<Consent>('unknown')
  const answer = useRef<(picture: PickedPicture | null) => void>(undefined)

  const settle = (picture: PickedPicture | null) => {
    setOpen(false)
    setConsent('unknown')
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
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {/* Before the upload, which closes the dialog. */}
        <ConsentChoice value={consent} onChange={setConsent} />
        <UploadButton
          folder={folder}
          consent={consent}
          className={buttonClass('secondary')}
          onDone={({ url, width, height }) => {
            const warning = blurWarning({ width, height })
            if (warning) {
              showToast({ kind: 'info', title: 'A small picture', description: warning })
            }
            settle({ src: url, alt: '' })
          }}
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
