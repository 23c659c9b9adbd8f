import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { chat } from '../../lib/chat'
import { copyText } from '../../lib/copy-text'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { noticeClass } from '../ui/notice'

export type HandOffProps = {
  /** What has happened and what is left to do, once the app is open. */
  intro: ReactNode
  /** The message as it was composed. */
  message: string
  /** The same message as a draft in the chat. */
  chatHref: string
  /** The same message as a new mail. */
  mailHref: string
  onDismiss: () => void
  /** What was opened with the message; the mail app by default. */
  app?: 'mail' | 'chat'
  /** Whether it has opened, as far as the page can know: by default yes. */
  outcome?: 'opened' | 'blocked' | 'offline'
  /** For a dialog that gives it the focus when it closes. */
  id?: string | undefined
  /** Takes the focus on mount: for when the form that had it is gone. */
  takesFocus?: boolean
}

/**
 * Shown after a form has opened a mail app or the chat. There is no way to detect whether one exists or
 * the browser has blocked it, so the message remains available until it is dismissed.
 */
export function HandOff(props: HandOffProps) {
  const { intro, message, chatHref, mailHref, onDismiss, id } = props
  const { app = 'mail', outcome = 'opened', takesFocus = false } = props
  const panel = useRef<HTMLElement>(null)
  const introId = useId()
  const [copied, setCopied] = useState<boolean>()

  useEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])

  return (
    <section
      ref={panel}
      {...(id && { id })}
      tabIndex={-1}
      aria-labelledby={introId}
      className={`p-4 text-ink sm:p-5 ${noticeClass(outcome === 'opened' ? 'success' : 'warning')}`}
    >
      <div id={introId} className="font-semibold">
        {outcome === 'opened' ? intro : failures[outcome]}
      </div>
      {outcome === 'opened' && (
        <p className="mt-1">
          {app === 'mail' ? 'Your mail app' : chat.name} should be open. Nothing happened?
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonClass('secondary', '', 'compact')}
          onClick={() => void copyText(message).then(setCopied)}
        >
          Copy message
        </button>
        {outcome !== 'offline' && (
          <ExternalLink href={chatHref} className={buttonClass('secondary', '', 'compact')}>
            Send on {chat.name}
          </ExternalLink>
        )}
        <a href={mailHref} className={buttonClass('secondary', '', 'compact')}>
          {app === 'mail' && outcome === 'opened' ? 'Open mail again' : 'Send by mail'}
        </a>
        <button type="button" className={buttonClass('quiet', '', 'compact')} onClick={onDismiss}>
          Dismiss
        </button>
      </div>
      <output className="mt-2 block">
        {copied === true && 'Message copied.'}
        {copied === false && 'Copying did not work. Select the text below and copy it.'}
      </output>
      {copied === false && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll
        <pre data-allow-copy tabIndex={0} className={messageClass}>
          {message}
        </pre>
      )}
    </section>
  )
}

/** What is said instead of the intro where nothing has opened. */
const failures = {
  blocked: `Nothing is sent yet. Press Send in ${chat.name}. If it did not open, copy your message or send it by mail.`,
  offline:
    'You seem to be offline. Your message is kept on this device: send it when the connection is back, or copy it now.',
} as const

const messageClass =
  'mt-2 max-h-full overflow-y-auto rounded-postcard border border-line bg-card p-3 font-sans text-sm break-words whitespace-pre-wrap'
