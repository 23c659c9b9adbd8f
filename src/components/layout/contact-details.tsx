import { Mail, MapPin, Phone } from 'lucide-react'
import { site } from '../../content/site'

const lineClass = 'flex min-h-9 items-center gap-3'
const linkClass = 'underline underline-offset-4 hover:no-underline'

/** Phone, mail and place of the operator; they may be copied wherever they stand. */
export function ContactDetails() {
  return (
    <address data-allow-copy className="grid gap-1 not-italic">
      <p className={lineClass}>
        <Phone aria-hidden className="size-5 shrink-0" />
        <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
          {site.phone}
        </a>
      </p>
      <p className={lineClass}>
        <Mail aria-hidden className="size-5 shrink-0" />
        <a href={`mailto:${site.businessEmail}`} className={`${linkClass} break-all`}>
          {site.businessEmail}
        </a>
      </p>
      <p className={lineClass}>
        <MapPin aria-hidden className="size-5 shrink-0" />
        {site.place}
      </p>
    </address>
  )
}
