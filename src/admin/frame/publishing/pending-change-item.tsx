import { useId, useState } from 'react'
import { Link } from 'react-router'
import { buttonClass, textLinkClass } from '../../../components/ui/button'
import { StatusChip } from '../../../components/ui/status-chip'
import { ChangedFields, DetailsToggle } from '../../kit/activity/change-details'
import { LoadingState } from '../../kit/loading-state'
import { summaryOf } from './change-summary'
import type { PublishedRows } from './published-rows'
import { fieldsOf } from './pending-change-fields'
import type { PendingChange } from './site-queries'

type PendingChangeItemProps = {
  change: PendingChange
  /** Rows that the live site was built from; `null` when it does not keep them. */
  before: PublishedRows | null | undefined
  /** Rows that would be published. */
  after: PublishedRows | undefined
}

/** Changes without fields: their titles say it all. */
const fieldless = new Set<string>(['order', 'withdrawn'])

type ItemProps = PendingChangeItemProps & {
  isOnly: boolean
  /** Keeps the change back; undefined where that is not possible. */
  keepBack: { run: () => void; isBusy: boolean } | undefined
}

/** One pending change; its fields can be expanded, and are if `isOnly` one. */
export function PendingChangeItem(props: ItemProps) {
  const { change, before, after, isOnly, keepBack } = props
  const hasFields = !fieldless.has(change.kind)
  const [isOpen, setOpen] = useState(isOnly && hasFields)
  const detailsId = useId()
  const { title, kind, chip, path } = summaryOf(change)
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <h4 className="text-base wrap-anywhere">
            {path ? (
              <Link to={path} className={textLinkClass}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h4>
          <p className="text-sm text-muted">{kind}</p>
        </div>
        <StatusChip status={chip} />
        {hasFields && (
          <DetailsToggle
            isOpen={isOpen}
            detailsId={detailsId}
            suffix={`: ${title}`}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
        {keepBack && (
          <button
            type="button"
            className={buttonClass('secondary', '', 'compact')}
            disabled={keepBack.isBusy}
            onClick={keepBack.run}
          >
            Keep back<span className="sr-only">: {title}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <div id={detailsId} className="mt-2 border-t border-line">
          <Fields change={change} before={before} after={after} />
        </div>
      )}
    </li>
  )
}

function Fields({ change, before, after }: PendingChangeItemProps) {
  if (before === undefined || !after) return <LoadingState label="Loading the fields" />
  const fields = fieldsOf(change, before, after)
  return (
    <>
      {before === null && (
        <p className="py-3 text-muted">
          The site does not say what it was built from, so the fields cannot be compared.
        </p>
      )}
      {fields.length === 0 && <p className="py-3">No field that an editor shows has changed.</p>}
      <ChangedFields fields={fields} Heading="h4" />
    </>
  )
}
