import * as Dialog from '@radix-ui/react-dialog'
import { ExternalLink } from '../../components/ui/external-link'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import type { GalleryImage } from '../../content/model'
import { site } from '../../content/site'
import { removalMail } from './removal-mail'

type PhotoCaptionProps = {
  photo: GalleryImage
  /** Its place in the row, in words. */
  place: string
}

const linkClass =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-card focus-visible:outline-maize'

/** The words of the opened picture, told when it changes, and the way to have it taken down. */
export function PhotoCaption({ photo, place }: PhotoCaptionProps) {
  return (
    <div data-solid className="viewer-words max-w-prose px-4 pt-3 pb-2 text-center">
      <div aria-live="polite" aria-atomic="true">
        <VisuallyHidden>{place}. </VisuallyHidden>
        <Dialog.Title className="text-subheading">{photo.title}</Dialog.Title>
        <Dialog.Description className="mt-1 text-balance text-card/85">
          {photo.description}
        </Dialog.Description>
      </div>
      <p className="text-sm text-card/85">
        <ExternalLink href={site.dataWithdrawalForm} className={linkClass}>
          In this photo? Ask us to remove it
        </ExternalLink>{' '}
        or{' '}
        <a href={removalMail(photo)} className={linkClass}>
          write to us
        </a>{' '}
        and name{' '}
        <strong data-allow-copy style={{ userSelect: 'text' }}>
          Picture {photo.id}
        </strong>
        .
      </p>
    </div>
  )
}
