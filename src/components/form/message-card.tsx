import { useState, type MouseEvent } from 'react'
import { chat } from '../../lib/chat'
import { isOffline } from '../../lib/open-tab'
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
  /** Whether the message may be opened now; if not, says why. */
  onOpen?: () => boolean
  /** Stays in view beside a long form on wide screens. */
  isSticky?: boolean
}

// As high as the window allows, and faded where there is more below: some browsers hide scroll bars.
const scrolledClass =
  "lg:max-h-[max(45vh,calc(100vh-27rem))] lg:overflow-y-auto lg:pb-0 lg:after:sticky lg:after:bottom-0 lg:after:block lg:after:h-12 lg:after:bg-linear-to-t lg:after:from-card lg:after:content-['']"

/**
 * A message that the visitor reads before it goes out, with links that open it in the chat and in the mail
 * app. It stays on the page, so that nothing is lost if no app opens; without JavaScript it is selected
 * and copied by hand.
 */
export function MessageCard(props: MessageCardProps) {
  const { title, message, chatHref, mailHref, onOpen, isSticky = false } = props
  const [wasOffline, setWasOffline] = useState(false)
  const open = (event: MouseEvent) => {
    if (onOpen?.() === false) event.preventDefault()
  }
  const openChat = (event: MouseEvent) => {
    open(event)
    setWasOffline(isOffline())
    if (isOffline()) event.preventDefault()
  }
  return (
    <div
      className={`min-w-0 p-5 sm:p-8 ${panelClass} ${isSticky ? 'lg:sticky lg:top-24' : ''}`.trimEnd()}
    >
      <h3 className="text-subheading">{title}</h3>
      <p
        data-allow-copy
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll
        tabIndex={isSticky ? 0 : undefined}
        className={`mt-4 ${isSticky ? scrolledClass : ''} border-y-4 border-double border-line py-4 break-words whitespace-pre-wrap`}
      >
        {message}
      </p>
      <div className="mt-5 flex flex-wrap gap-x-3 gap-y-2">
        <ExternalLink href={chatHref} className={buttonClass()} onClick={openChat}>
          Open in {chat.name}
        </ExternalLink>
        <a href={mailHref} className={buttonClass('secondary')} onClick={open}>
          Open as mail
        </a>
        <CopyButton label="Copy message" text={message} done="Message copied." onCopy={onOpen} />
      </div>
      <output className="block font-semibold text-terracotta-dark">
        {wasOffline &&
          'You seem to be offline. Your message stays here while this page is open: send it when the connection is back, or copy it now.'}
      </output>
      <p className="text-sm text-muted">
        Nothing is sent until you press Send in {chat.name} or your mail app.
      </p>
    </div>
  )
}
