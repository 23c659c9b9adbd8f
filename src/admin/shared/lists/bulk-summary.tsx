import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import type { BulkResult } from './run-bulk'

type BulkSummaryProps = {
  result: BulkResult
  /** What was done, as in "3 published". */
  verb: string
  titleOf: (id: number) => string
  onDismiss: () => void
}

/** What became of an action on several rows: how many, and each that was refused with its reason. */
export function BulkSummary({ result, verb, titleOf, onDismiss }: BulkSummaryProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { done, failed } = result
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Result"
      className={`mb-4 p-4 ${noticeClass(failed.length > 0 ? 'error' : 'success')}`}
    >
      <p className="font-semibold">
        {done.length} {verb}
        {failed.length > 0 && `, ${failed.length} not`}.
      </p>
      {failed.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {failed.map(({ id, reason }) => (
            <li key={id}>
              {titleOf(id)}: {reason}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={buttonClass('quiet', 'mt-2')} onClick={onDismiss}>
        Close
      </button>
    </section>
  )
}
