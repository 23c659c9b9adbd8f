import * as Dialog from '@radix-ui/react-dialog'
import { ExternalLink } from '../../components/ui/external-link'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import type { GalleryImage } from '../../content/model'
import { site } from '../../content/site'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { withParameter } from './gallery-url'

type PhotoCaptionProps = {
  photo: GalleryImage
  /** Its position among all pictures, in words. */
  place: string
}

const linkClass =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-card focus-visible:outline-maize'

/** Title and description of the opened picture, announced on change, and how to have it removed. */
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

/** Link to an email that asks for the removal of a picture. */
function removalMail({ id, title }: Pick<GalleryImage, 'id' | 'title'>): string {
  return mailtoLink(
    site.infoEmail,
    `Please remove picture ${id} from the gallery`,
    [
      `Please remove picture ${id}, "${title}", from your gallery.`,
      site.origin + paths.gallery() + withParameter('', 'photo', id),
      '',
      'Where I am in the picture: ',
    ].join('\n'),
  )
}
