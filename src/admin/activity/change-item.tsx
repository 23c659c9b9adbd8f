import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { Skeleton } from '../../components/ui/skeleton'
import { failureText } from '../data/errors'
import { ChangedFields, DetailsToggle } from '../kit/activity/change-details'
import { ChangeLine } from '../kit/activity/change-line'
import type { Change } from '../kit/activity/activity-queries'
import { actionText, actorText, subjectText } from '../kit/activity/change-text'
import { changedFields } from '../kit/activity/changed-fields'
import { restoringOf } from '../kit/activity/restore-text'
import { LoadingState } from '../kit/loading-state'
import { useMay } from '../kit/rights'
import { changedRowsOptions } from './activity-queries'

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
  const mayRestore = useMay('publish')
  const restoring = mayRestore ? restoringOf(change) : undefined
  const labelSuffix = `: ${actorText(change)} ${actionText(change)} ${subjectText(change)}`
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <ChangeLine change={change} />
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <DetailsToggle
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

/** The changed fields, before and after. */
function ChangeDetails({ change }: { change: Change }) {
  const { data, isError, isPaused, error, refetch } = useQuery(changedRowsOptions(change))
  if (data) {
    const fields = changedFields(change.table_name, data)
    if (fields.length === 0)
      return <p className="py-3">No field that an editor shows has changed.</p>
    return <ChangedFields fields={fields} />
  }
  if (isError) {
    return (
      <div className="py-3">
        <p>{failureText(error)}</p>
        <button
          type="button"
          className={buttonClass('secondary', 'mt-2')}
          onClick={() => void refetch()}
        >
          Retry
        </button>
      </div>
    )
  }
  return (
    <LoadingState label="Loading the change" isPaused={isPaused}>
      <div className="grid gap-2 py-3">
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </LoadingState>
  )
}
