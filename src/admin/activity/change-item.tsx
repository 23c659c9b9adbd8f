import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { ChangeLine } from '../kit/activity/change-line'
import type { Change } from '../kit/activity/activity-queries'
import { actorText, actionText, subjectText } from '../kit/activity/change-text'
import { FieldsToggle } from '../kit/activity/field-change'
import { restoringOf } from '../kit/activity/restore-text'
import { ChangeDetails } from './change-details'

type ChangeItemProps = {
  change: Change
  /** Why the last attempt to undo it failed. */
  refusal: string | undefined
  onRestore: (change: Change) => void
}

/** One change: a sentence, its fields on demand, and a button to undo it. */
export function ChangeItem({ change, refusal, onRestore }: ChangeItemProps) {
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const restoring = restoringOf(change)
  const labelSuffix = `: ${actorText(change)} ${actionText(change)} ${subjectText(change)}`
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <ChangeLine change={change} />
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <FieldsToggle
            isOpen={isOpen}
            detailsId={detailsId}
            suffix={labelSuffix}
            onToggle={() => setOpen(!isOpen)}
          />
          {restoring && (
            <button
              type="button"
              className={buttonClass('secondary', '', 'compact')}
              onClick={() => onRestore(change)}
            >
              <RotateCcw aria-hidden className="size-4" />
              {restoring.label}
              <span className="sr-only">{labelSuffix}</span>
            </button>
          )}
        </div>
      </div>
      {refusal && <p className={`mt-2 p-3 ${noticeClass('error')}`}>{refusal}</p>}
      {isOpen && (
        <div id={detailsId} className="mt-2 border-t border-line">
          <ChangeDetails change={change} />
        </div>
      )}
    </li>
  )
}
