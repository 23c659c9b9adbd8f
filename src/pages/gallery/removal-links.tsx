import { useState } from 'react'
import { ExternalLink } from '../../components/ui/external-link'
import type { GalleryImage } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { copyText } from '../../lib/copy-text'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { withParameter } from './gallery-url'

type RemovalProps = { photo: Pick<GalleryImage, 'id' | 'title'> }

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center underline underline-offset-4 hover:text-card focus-visible:outline-maize'

/** The ways to have a picture removed; each of them names it. */
export function RemovalLinks({ photo }: RemovalProps) {
  const [copied, setCopied] = useState<boolean>()
  const text = removalText(photo)
  return (
    <div className="mt-2 text-card/85">
      <p>
        Are you or your child in it? Ask us to take{' '}
        <strong data-allow-copy style={{ userSelect: 'text' }}>
          picture {photo.id}
        </strong>{' '}
        down. We answer within {site.responseHours} hours.
      </p>
      <ul aria-label="Ways to ask" className="flex flex-wrap justify-center gap-x-5">
        <li>
          <ExternalLink href={chatLink(text)} className={linkClass}>
            {chat.name}
          </ExternalLink>
        </li>
        <li>
          <a
            href={mailtoLink(
              site.businessEmail,
              `Please remove picture ${photo.id} from the gallery`,
              text,
            )}
            className={linkClass}
          >
            Mail
          </a>
        </li>
        <li>
          <ExternalLink href={withdrawalForm(photo)} className={linkClass}>
            Form
          </ExternalLink>
        </li>
        <li>
          <button
            type="button"
            className={linkClass}
            onClick={() => void copyText(text).then(setCopied)}
          >
            Copy the message
          </button>
        </li>
      </ul>
      <output className="block">
        {copied === true && 'Message copied.'}
        {copied === false && 'Copying did not work. Use one of the links.'}
      </output>
    </div>
  )
}

/** The form with the number of the picture, which is the same in every filter. */
function withdrawalForm({ id }: RemovalProps['photo']): string {
  const form = site.dataWithdrawalForm
  return `${form}${form.includes('?') ? '&' : '?'}picture=${id}`
}

/** The message that asks for the removal of a picture. */
function removalText({ id, title }: RemovalProps['photo']): string {
  return [
    `Please remove picture ${id}, "${title}", from your gallery.`,
    site.origin + paths.gallery() + withParameter('', 'photo', id),
    '',
    'Who is in the picture (me / my child), and where: ',
  ].join('\n')
}
