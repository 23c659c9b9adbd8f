import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass, textLinkClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import type { BulkResult } from './run-bulk'

type BulkSummaryProps = {
  result: BulkResult
  /** What happened to the rows, as in "3 deleted". */
  verb: string
  /** What follows from it, as a sentence. */
  note?: string | undefined
  titleOf: (id: number) => string
  /** Path of the editor of a refused row; without it, titles are not links. */
  editPathOf?: (id: number) => string | undefined
  /** Opens the refused rows one after another, if the page can do that. */
  onWalk?: () => void
  onDismiss: () => void
}

/** How often to check whether the dialog is still open, in ms. */
const pollMs = 30

/** Focuses the report once no dialog is open: an open dialog would take the focus back. */
function takeFocus(box: HTMLElement | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (document.querySelector('[role="alertdialog"]')) timer = setTimeout(look, pollMs)
    else box?.focus()
  }
  look()
  return () => clearTimeout(timer)
}

/** Outcome of a bulk action: the number of changed rows, and each refused row with its reason. */
export function BulkSummary(props: BulkSummaryProps) {
  const { result, verb, note, titleOf, editPathOf, onWalk, onDismiss } = props
  const box = useRef<HTMLElement>(null)
  useEffect(() => takeFocus(box.current), [])
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
      {note && done.length > 0 && <p>{note}</p>}
      {failed.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {failed.map(({ id, reason }) => {
            const path = editPathOf?.(id)
            const title = titleOf(id)
            return (
              <li key={id}>
                {path === undefined ? title : <RowLink path={path} title={title} />}: {reason}
              </li>
            )
          })}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {failed.length > 0 && onWalk && (
          <button type="button" className={buttonClass('secondary')} onClick={onWalk}>
            Fill in one after another
          </button>
        )}
        <button type="button" className={buttonClass('quiet')} onClick={onDismiss}>
          Close
        </button>
      </div>
    </section>
  )
}

function RowLink({ path, title }: { path: string; title: string }) {
  const { pathname } = useLocation()
  // A panel of this page is not a navigation: Back closes it.
  const isPanel = path.startsWith(`${pathname}?`)
  return (
    <Link to={path} replace={isPanel} className={textLinkClass}>
      {title}
    </Link>
  )
}
