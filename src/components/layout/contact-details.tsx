import { useState } from 'react'
import { site } from '../../content/site'
import { copyText } from '../../lib/copy-text'
import { phoneLink } from '../../lib/phone-number'
import { placeLink } from '../../lib/place-link'
import { useHydrated } from '../../lib/use-hydrated'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { pinIcon } from '../ui/icon-paths'
import { copyIcon, mailIcon, phoneIcon } from '../ui/more-icon-paths'
import { VisuallyHidden } from '../ui/visually-hidden'

const lineClass = 'flex min-h-11 items-center gap-3 md:min-h-9'

const linkClass = 'underline underline-offset-4 hover:no-underline'

type ContactDetailsProps = {
  facts?: Pick<typeof site, 'phone' | 'businessEmail' | 'bookingsEmail' | 'place'>
}

/** Phone number, email addresses and place of the operator; exempt from the copy protection. */
export function ContactDetails({ facts = site }: ContactDetailsProps) {
  const [status, setStatus] = useState('')

  return (
    <address data-allow-copy className="grid grid-cols-1 gap-1 not-italic">
      <p className={lineClass}>
        <Icon d={phoneIcon} />
        <a href={phoneLink(facts.phone)} className={linkClass}>
          {facts.phone}
        </a>
        <CopyButton what="Phone number" text={facts.phone} onCopied={setStatus} />
      </p>
      <p className={lineClass}>
        <Icon d={mailIcon} />
        <a href={`mailto:${facts.businessEmail}`} className={`${linkClass} break-all`}>
          {facts.businessEmail}
        </a>
        <CopyButton what="Email address" text={facts.businessEmail} onCopied={setStatus} />
      </p>
      <p className={lineClass}>
        <Icon d={mailIcon} />
        <span className="min-w-0 wrap-anywhere">
          <span className="block text-sm">Bookings and cancellations</span>
          <a href={`mailto:${facts.bookingsEmail}`} className={`${linkClass} break-all`}>
            {facts.bookingsEmail}
          </a>
        </span>
        <CopyButton what="Address for bookings" text={facts.bookingsEmail} onCopied={setStatus} />
      </p>
      <p className={lineClass}>
        <Icon d={pinIcon} />
        <span>
          <span>{facts.place}</span>
          {' · '}
          <ExternalLink href={placeLink(facts.place)} className={linkClass}>
            Directions
          </ExternalLink>
        </span>
      </p>
      <output className="text-base">{status}</output>
    </address>
  )
}

type CopyButtonProps = { what: string; text: string; onCopied: (status: string) => void }

/** Copying needs JavaScript: the pre-rendered HTML has only a placeholder of the same size. */
function CopyButton({ what, text, onCopied }: CopyButtonProps) {
  const copy = async () => {
    onCopied((await copyText(text)) ? `${what} copied.` : `Copying did not work: ${text}`)
  }
  if (!useHydrated()) return <span className="size-11 shrink-0 md:size-9" />
  return (
    <button
      type="button"
      className="ml-auto grid size-11 shrink-0 place-items-center rounded-postcard border border-current/40 hover:border-current md:size-9"
      onClick={() => void copy()}
    >
      <Icon d={copyIcon} className="size-4" />
      <VisuallyHidden>Copy {what.toLowerCase()}</VisuallyHidden>
    </button>
  )
}
