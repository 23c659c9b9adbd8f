import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass, lineLinkClass, textLinkClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { adminPaths } from '../../../lib/admin-paths'
import type { ContentProblem } from '../../../publish/problems'
import type { ContentManifest } from '../../../publish/rows'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { frameClass } from '../../kit/frame-class'
import { LoadFailure } from '../../kit/load-failure'
import { LoadingState } from '../../kit/loading-state'
import { checkedContentOptions, liveRowsOptions } from './content-query'
import type { PublishedRows } from './published-rows'
import { KeptBack } from './kept-back'
import { isKeepable, keptItemsOptions } from './kept-items'
import { useChoice } from './use-choice'
import { PendingChangeItem } from './pending-change-item'
import { PublishNotes } from './publish-notes'
import { useMay } from '../../kit/rights'
import { useSite } from './site-context'
import type { PendingChanges } from './site-queries'
import type { SiteState } from './site-state'
import { StateNotice } from './state-notice'

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
  const mayPublish = useMay('publish')
  const content = useQuery(checkedContentOptions)
  const kept = useQuery(keptItemsOptions)
  const choice = useChoice()
  const blockedText = mayPublish
    ? publishBlockedText(state, kept.data?.length ?? 0)
    : 'Contributors do not publish. Ask an editor to publish.'
  const { problems = [], warnings = [] } = content.data ?? {}
  return (
    <>
      <div className="grid grow grid-cols-1 content-start gap-5">
        <StateNotice />
        <PublishNotes key={`notes ${blockedCount}`} isNew={blockedCount > 0} />
        {problems.length > 0 && (
          <FindingList
            key={`problems ${blockedCount}`}
            label="Problems"
            heading={`${problems.length === 1 ? 'One problem' : `${problems.length} problems`} must be fixed before you can publish`}
            tone="error"
            findings={problems}
            takesFocus={blockedCount > 0}
          />
        )}
        {warnings.length > 0 && (
          <FindingList label="Warnings" heading="Warnings" tone="warning" findings={warnings} />
        )}
        {content.isError && (
          <LoadFailure
            title="What is published could not be checked"
            error={content.error}
            onRetry={() => void content.refetch()}
          />
        )}
        {manifest && pendingChanges && pendingChanges.total > 0 && (
          <ChangeList
            {...pendingChanges}
            manifest={manifest}
            rows={content.data?.rows}
            choice={mayPublish ? choice : undefined}
          />
        )}
        {kept.isError && (
          <LoadFailure
            title="What is kept back could not be read"
            error={kept.error}
            onRetry={() => void kept.refetch()}
          />
        )}
        {kept.data && kept.data.length > 0 && (
          <KeptBack items={kept.data} choice={mayPublish ? choice : undefined} />
        )}
        {content.isPending && (
          <LoadingState label="Checking what is published" isPaused={content.isPaused} />
        )}
      </div>
      <div className="sticky bottom-0 -mx-4 mt-5 -mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 sm:rounded-b-panel md:-mx-6 md:-mb-6 md:px-6">
        <Link to={adminPaths.publish()} className={lineLinkClass} onClick={onClose}>
          All publishes
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {blockedText && (
            <p id={blockedId} className="text-muted">
              {blockedText}
            </p>
          )}
          {mayPublish && (
            <button
              type="button"
              className={buttonClass()}
              disabled={controls.isBusy || choice.isBusy || blockedText !== ''}
              aria-busy={controls.isBusy}
              aria-describedby={blockedText ? blockedId : undefined}
              onClick={() => void controls.publish()}
            >
              Publish
            </button>
          )}
        </div>
      </div>
    </>
  )
}

/** Why Publish is disabled in a state, with so many items kept back; '' when it is enabled. */
function publishBlockedText({ kind }: SiteState, kept: number): string {
  if (kind === 'clean' || kind === 'live') {
    return kept > 0
      ? 'Nothing waits but what is kept back.'
      : 'Everything that is saved is on the site.'
  }
  return kind === 'publishing' ? 'You can publish again once the site is built.' : ''
}

type ChangeListProps = PendingChanges & {
  manifest: ContentManifest
  /** The rows that would be published; undefined while loading. */
  rows: PublishedRows | undefined
  /** Undefined for who does not publish. */
  choice: ReturnType<typeof useChoice> | undefined
}

/** Lists everything that the next publish changes on the site. */
function ChangeList({ changes, total, manifest, rows, choice }: ChangeListProps) {
  const { data: liveRows } = useQuery(liveRowsOptions(manifest.builtAt))
  return (
    <section aria-labelledby="pending-changes">
      <h3 id="pending-changes" className="mb-2 text-lg">
        Not on the site yet
      </h3>
      {choice && (
        <p className="mb-2 max-w-prose text-muted">
          Publish puts all of this on the site. Keep back what is not ready: the site goes on
          showing what it shows now. Facts, order, home page and addresses always go out.
        </p>
      )}
      <ul className={`divide-y divide-line ${frameClass}`}>
        {changes.map((change) => (
          <PendingChangeItem
            key={change.key}
            change={change}
            before={liveRows}
            after={rows}
            isOnly={total === 1}
            keepBack={
              choice && isKeepable(change, changes)
                ? { run: () => choice.keep(change), isBusy: choice.isBusy }
                : undefined
            }
          />
        ))}
      </ul>
      {total > changes.length && (
        <p className="mt-2 text-muted">
          and {total - changes.length} more. Publish puts all of them on the site.
        </p>
      )}
    </section>
  )
}

type FindingListProps = {
  label: string
  heading: string
  tone: 'error' | 'warning'
  findings: readonly ContentProblem[]
  /** Whether it has just stopped a publish. */
  takesFocus?: boolean
}

/** Problems or warnings, each with a link to its editor. */
function FindingList({ label, heading, tone, findings, takesFocus = false }: FindingListProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus()
  }, [takesFocus])
  return (
    <section aria-label={label} className={`p-4 ${noticeClass(tone)}`}>
      <h3 ref={headingRef} tabIndex={-1} className="mb-2 font-semibold">
        {heading}
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {findings.map(({ key, title, field, message, adminPath }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row may have several that read the same
          <li key={`${key ?? ''} ${field ?? ''} ${index}`} className="wrap-anywhere">
            <Link to={adminPath} className={textLinkClass}>
              {title || 'Untitled'}
            </Link>
            : {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
