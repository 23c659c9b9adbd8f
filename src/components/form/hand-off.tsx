import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { chat } from '../../lib/chat'
import { copyText } from '../../lib/copy-text'
import { buttonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { noticeClass } from '../ui/notice'

export type HandOffProps = {
  /** What has happened and what is left to do. */
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
  /** Takes the focus on mount: for when the form that had it is gone. */
  takesFocus?: boolean
}

/**
 * Shown after a form has opened a mail app or the chat. There is no way to detect whether one exists or
 * the browser has blocked it, so the message remains available until it is dismissed.
 */
export function HandOff(props: HandOffProps) {
  const { intro, message, chatHref, mailHref, onDismiss, app = 'mail', takesFocus = false } = props
  const panel = useRef<HTMLElement>(null)
  const introId = useId()
  const [copied, setCopied] = useState<boolean>()

  useEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [takesFocus])

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={introId}
      className={`p-4 text-ink sm:p-5 ${noticeClass('success')}`}
    >
      <div id={introId} className="font-semibold">
        {intro}
      </div>
      <p className="mt-1">
        {app === 'mail' ? 'Your mail app' : chat.name} should be open. Nothing happened?
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonClass('secondary', '', 'compact')}
          onClick={() => void copyText(message).then(setCopied)}
        >
          Copy message
        </button>
        <ExternalLink href={chatHref} className={buttonClass('secondary', '', 'compact')}>
          Send on {chat.name}
        </ExternalLink>
        <a href={mailHref} className={buttonClass('secondary', '', 'compact')}>
          {app === 'mail' ? 'Open mail again' : 'Send by mail'}
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

const messageClass =
  'mt-2 max-h-full overflow-y-auto rounded-postcard border border-line bg-card p-3 font-sans text-sm break-words whitespace-pre-wrap'
