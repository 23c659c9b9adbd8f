import { chat } from '../../lib/chat'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { panelClass } from '../ui/panel'
import { CopyButton } from './copy-button'

type MessageCardProps = {
  /** What the message is, as a heading. */
  title: string
  /** The message as it will be sent. */
  message: string
  /** The message as a draft in the chat. */
  chatHref: string
  /** The message as a new mail. */
  mailHref: string
}

/**
 * A message that the visitor reads before it goes out, with links that open it in the chat and in the mail
 * app. It stays on the page, so that nothing is lost if no app opens; without JavaScript it is selected
 * and copied by hand.
 */
export function MessageCard({ title, message, chatHref, mailHref }: MessageCardProps) {
  return (
    <div className={`min-w-0 p-5 sm:p-8 ${panelClass}`}>
      <h3 className="text-subheading">{title}</h3>
      <p
        data-allow-copy
        className="mt-4 border-y-4 border-double border-line py-4 break-words whitespace-pre-wrap"
      >
        {message}
      </p>
      <div className="mt-5 flex flex-wrap gap-x-3 gap-y-2">
        <ExternalLink href={chatHref} className={buttonClass()}>
          Open in {chat.name}
        </ExternalLink>
        <a href={mailHref} className={buttonClass('secondary')}>
          Open as mail
        </a>
        <CopyButton label="Copy message" text={message} done="Message copied." />
      </div>
      <p className="text-sm text-muted">Nothing goes out until you press Send there.</p>
    </div>
  )
}
