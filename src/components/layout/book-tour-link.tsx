import { chatLink, site } from '../../content/site'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'

const greeting = `Hello ${site.name}, I would like to book a tour.`

/** Opens a draft to the operator in the chat, in a new tab. */
export function BookTourLink() {
  return (
    <ExternalLink
      href={chatLink(greeting)}
      className={buttonClass(
        'primary',
        'max-h-full max-w-2/5 shrink-0 text-sm leading-tight sm:px-5 sm:text-base',
        'compact',
      )}
    >
      Book a Tour
    </ExternalLink>
  )
}
