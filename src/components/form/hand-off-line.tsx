import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../ui/button'
import { noticeClass } from '../ui/notice'
import { HandOff, type HandOffProps } from './hand-off'

// Hidden while the contact form is in use: it must not cover a field, an error or that form's own panel.
const placeClass =
  'fixed inset-x-2 bottom-2 z-30 mx-auto max-w-prose rounded-panel shadow-raised [body:has(#contact_:focus)_&]:hidden'

/**
 * A hand-off at the lower edge of the window, for a form that is gone. It is one small line, and the whole
 * panel after a press on "Nothing happened?", or at once where nothing has opened. Takes the focus on mount.
 */
export function HandOffLine(props: Omit<HandOffProps, 'takesFocus'>) {
  const { id, intro, onDismiss, outcome = 'opened' } = props
  const line = useRef<HTMLElement>(null)
  const introId = useId()
  const [isUnfolded, setUnfolded] = useState(outcome !== 'opened')

  useEffect(() => line.current?.focus({ preventScroll: true }), [])

  return (
    <div data-hides-floating className={placeClass}>
      {isUnfolded ? (
        <HandOff {...props} takesFocus />
      ) : (
        <section
          ref={line}
          {...(id && { id })}
          tabIndex={-1}
          aria-labelledby={introId}
          className={`flex flex-wrap items-center px-3 py-1 text-sm text-ink ${noticeClass('success')}`}
        >
          <div id={introId} className="grow py-1 font-semibold">
            {intro}
          </div>
          <button
            type="button"
            className={buttonClass('quiet', '', 'compact')}
            onClick={() => setUnfolded(true)}
          >
            Nothing happened?
          </button>
          <button type="button" className={buttonClass('quiet', '', 'compact')} onClick={onDismiss}>
            Dismiss
          </button>
        </section>
      )}
    </div>
  )
}
