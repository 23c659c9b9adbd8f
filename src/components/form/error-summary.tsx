import { useEffect, useRef } from 'react'
import { noticeClass } from '../ui/notice'

type ErrorSummaryProps = {
  /** What is wrong, as sentences in the order of the fields, which have these names. */
  errors: readonly { field: string; text: string }[]
  /** Called with a field's name when its error is clicked. */
  onPick: (field: string) => void
}

/**
 * The errors of a form, shown at its top. Takes the focus when it mounts: give it a new `key` for
 * every attempt to submit.
 */
export function ErrorSummary({ errors, onPick }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  return (
    <div ref={box} tabIndex={-1} role="alert" className={`p-4 ${noticeClass('error')}`}>
      <h4 className="font-bold">There is a problem</h4>
      <ul className="mt-1">
        {errors.map(({ field, text }) => (
          // The browser's own bullet would stand beside the last line of a long sentence.
          <li key={field} className="flex gap-2 before:py-2.5 before:content-['•']">
            <button
              type="button"
              className="py-2.5 text-left font-semibold text-danger underline underline-offset-4 hover:no-underline"
              onClick={() => onPick(field)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
