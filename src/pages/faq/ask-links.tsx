import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'

const greeting = `Hello ${site.name}, I have a question that your FAQ does not answer.`

/** Links to ask a person: by chat and by the contact form. */
export function AskLinks() {
  return (
    <>
      <ExternalLink href={chatLink(greeting)} className={buttonClass()}>
        Ask on {chat.name}
      </ExternalLink>
      <Link to={paths.contact()} className={buttonClass('secondary')}>
        Contact us
      </Link>
    </>
  )
}
