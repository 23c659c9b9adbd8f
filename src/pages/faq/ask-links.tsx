import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { whatsAppLink } from '../../lib/whatsapp'

const greeting = `Hello ${site.name}, I have a question that your FAQ does not answer.`

/** Links to ask a person: by chat and by the contact form. */
export function AskLinks() {
  return (
    <>
      <ExternalLink href={whatsAppLink(site.phone, greeting)} className={buttonClass()}>
        Ask on WhatsApp
      </ExternalLink>
      <Link to={paths.contact()} className={buttonClass('secondary')}>
        Contact us
      </Link>
    </>
  )
}
