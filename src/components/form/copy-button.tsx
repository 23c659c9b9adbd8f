import { useState } from 'react'
import { copyText } from '../../lib/copy-text'
import { buttonClass } from '../ui/button'

type CopyButtonProps = {
  /** Words on the button. */
  label: string
  /** What it copies. */
  text: string
  /** What it says afterwards. */
  done: string
  /** Whether it may be copied now; if not, says why. */
  onCopy?: (() => boolean) | undefined
}

/** Copies a text that stands above it, and says whether it worked; absent without JavaScript. */
export function CopyButton({ label, text, done, onCopy }: CopyButtonProps) {
  const [attempt, setAttempt] = useState<{ text: string; isCopied: boolean }>()
  // Not of another text, which the visitor has typed since.
  const copied = attempt?.text === text ? attempt.isCopied : undefined
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', 'noscript:hidden')}
        onClick={() => {
          if (onCopy?.() === false) return
          void copyText(text).then((isCopied) => setAttempt({ text, isCopied }))
        }}
      >
        {label}
      </button>
      <output className="block min-h-6 basis-full text-muted">
        {copied === true && done}
        {copied === false && 'Copying did not work. Select the text above and copy it.'}
      </output>
    </>
  )
}
