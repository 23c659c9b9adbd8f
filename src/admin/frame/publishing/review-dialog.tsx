import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { buttonClass, lineLinkClass } from '../../../components/ui/button'
import { paths } from '../../../lib/paths'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { LoadFailure } from '../../kit/load-failure'
import { LoadingState } from '../../kit/loading-state'
import { ChangeList } from './change-list'
import { checkedContentOptions } from './content-query'
import { ProblemList, WarningList } from './problem-list'
import { PublishNotes } from './publish-notes'
import { useSite } from './site-context'
import { StateNotice } from './state-notice'
import { publishBlockedText } from './state-text'

type ReviewDialogProps = {
  isOpen: boolean
  /** How often a publish was stopped; each time the reason takes the focus again. */
  blockedCount: number
  onClose: () => void
}

/** The pending changes, what prevents a publish, and the Publish button. */
export function ReviewDialog({ isOpen, blockedCount, onClose }: ReviewDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} title="Publish" place="middle" onClose={onClose}>
      <Review blockedCount={blockedCount} onClose={onClose} />
    </DialogFrame>
  )
}

function Review({ blockedCount, onClose }: Omit<ReviewDialogProps, 'isOpen'>) {
  const { controls, state, pendingChanges, manifest } = useSite()
  const blockedId = useId()
  const blockedText = publishBlockedText(state)
  const content = useQuery(checkedContentOptions())
  const { problems = [], warnings = [] } = content.data ?? {}
  return (
    <>
      <div className="grid grow grid-cols-1 content-start gap-5">
        <StateNotice />
        <PublishNotes key={`notes ${blockedCount}`} isNew={blockedCount > 0} />
        {problems.length > 0 && (
          <ProblemList
            key={`problems ${blockedCount}`}
            problems={problems}
            isNew={blockedCount > 0}
          />
        )}
        {warnings.length > 0 && <WarningList warnings={warnings} />}
        {content.isError && (
          <LoadFailure
            title="What is published could not be checked"
            error={content.error}
            onRetry={() => void content.refetch()}
          />
        )}
        {manifest && pendingChanges && pendingChanges.total > 0 && (
          <ChangeList
            pendingChanges={pendingChanges}
            manifest={manifest}
            rows={content.data?.rows}
          />
        )}
        {content.isPending && (
          <LoadingState label="Checking what is published" isPaused={content.isPaused} />
        )}
      </div>
      <div className="sticky bottom-0 -mx-4 mt-5 -mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 sm:rounded-b-panel md:-mx-6 md:-mb-6 md:px-6">
        <Link to={paths.adminPublish()} className={lineLinkClass} onClick={onClose}>
          All publishes
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {blockedText && (
            <p id={blockedId} className="text-muted">
              {blockedText}
            </p>
          )}
          <button
            type="button"
            className={buttonClass()}
            disabled={controls.isBusy || blockedText !== ''}
            aria-busy={controls.isBusy}
            aria-describedby={blockedText ? blockedId : undefined}
            onClick={() => void controls.publish()}
          >
            Publish
          </button>
        </div>
      </div>
    </>
  )
}
