import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '../../components/ui/button'
import { Skeleton } from '../../components/ui/skeleton'
import { failureText } from '../data/errors'
import type { Change } from '../kit/activity/activity-queries'
import { LoadingState } from '../kit/loading-state'
import { changedFields } from '../kit/activity/changed-fields'
import { FieldChange } from '../kit/activity/field-change'
import { changedRowsOptions } from './activity-queries'

/** The changed fields, before and after. */
export function ChangeDetails({ change }: { change: Change }) {
  const { data, isError, isPaused, error, refetch } = useQuery(changedRowsOptions(change))
  if (data) {
    const fields = changedFields(change.table_name, data)
    if (fields.length === 0)
      return <p className="py-3">No field that an editor shows has changed.</p>
    return (
      <div className="divide-y divide-line">
        {fields.map((field) => (
          <FieldChange key={field.name} field={field} />
        ))}
      </div>
    )
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
