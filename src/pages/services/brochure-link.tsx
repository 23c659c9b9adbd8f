import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { Icon } from '../../components/ui/icon'
import { downloadIcon } from '../../components/ui/icon-paths'
import type { brochure } from '../../content/services'
import { chatLink } from '../../content/site'
import { chat } from '../../lib/chat'

/** Downloads the brochure; if the site was built without one, asks for it in the chat. */
export function BrochureLink({ href, size, request }: typeof brochure) {
  if (!size) {
    return (
      <ExternalLink href={chatLink(request)} className={buttonClass('secondary')}>
        <span>
          Download Brochure <span className="text-sm whitespace-nowrap">by {chat.name}</span>
        </span>
      </ExternalLink>
    )
  }
  return (
    <a href={href} download className={buttonClass('secondary', 'flex-wrap')}>
      <Icon d={downloadIcon} />
      <span>
        Download Brochure <span className="text-sm sm:whitespace-nowrap">PDF · {size}</span>
      </span>
    </a>
  )
}
