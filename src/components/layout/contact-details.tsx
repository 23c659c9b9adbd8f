import { site } from '../../content/site'
import { Icon } from '../ui/icon'
import { mailIcon, phoneIcon, pinIcon } from '../ui/icon-paths'

const lineClass = 'flex min-h-9 items-center gap-3'
const linkClass = 'underline underline-offset-4 hover:no-underline'

/** Phone, mail and place of the operator; they may be copied wherever they stand. */
export function ContactDetails() {
  return (
    <address data-allow-copy className="grid gap-1 not-italic">
      <p className={lineClass}>
        <Icon d={phoneIcon} />
        <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
          {site.phone}
        </a>
      </p>
      <p className={lineClass}>
        <Icon d={mailIcon} />
        <a href={`mailto:${site.businessEmail}`} className={`${linkClass} break-all`}>
          {site.businessEmail}
        </a>
      </p>
      <p className={lineClass}>
        <Icon d={pinIcon} />
        {site.place}
      </p>
    </address>
  )
}
