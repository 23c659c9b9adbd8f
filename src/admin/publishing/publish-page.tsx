import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { snapshotPath } from '../../publish/rows'
import { useSite } from '../frame/publishing/site-context'
import type { Publish } from '../frame/publishing/site-queries'
import { StateNotice } from '../frame/publishing/state-notice'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { frameClass } from '../kit/frame-class'
import { Moment } from '../kit/moment'
import { NoRows } from '../kit/no-rows'
import { StudioPage } from '../kit/page/studio-page'
import { useMay } from '../kit/rights'
import { QueryState } from '../kit/query-state'
import { livePublish, PublishItem, resultOf } from './publish-item'
import { publishLogOptions, useRollBack } from './publish-queries'

/** State of the site, and the log of publishes with a roll back to each. */
export function PublishPage() {
  const { manifest, pendingChanges, openReview } = useSite()
  const log = useInfiniteQuery(publishLogOptions)
  const rollBack = useRollBack()
  const [chosen, setChosen] = useState<Publish>()
  const publishes = log.data?.pages.flat() ?? []
  const live = livePublish(publishes, manifest)
  const mayPublish = useMay('publish')
  return (
    <StudioPage
      title="Publishing"
      actions={
        <button type="button" className={buttonClass()} onClick={openReview}>
          {mayPublish ? 'Review and publish' : 'Review'}
        </button>
      }
    >
      <StateNotice />
      {manifest && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-muted">
          <span>
            Built <Moment at={manifest.builtAt} none="at an unknown time" />
          </span>
          <a
            href={snapshotPath}
            download="site.json"
            className={buttonClass('quiet', '-ml-3 sm:ml-0', 'compact')}
          >
            <Download aria-hidden className="size-4" />
            Download what the site holds
          </a>
        </p>
      )}
      <h2 className="mt-6 mb-3 text-lg">All publishes</h2>
      <QueryState
        query={log}
        loadingText="Loading the publishes"
        failedText="Failed to load publishes"
      />
      {log.data && publishes.length === 0 && <NoRows text="Nothing has been published yet." />}
      {publishes.length > 0 && (
        <ul aria-label="Publishes" className={`divide-y divide-line ${frameClass}`}>
          {publishes.map((publish) => (
            <PublishItem
              key={publish.id}
              publish={publish}
              result={resultOf(publish, live, manifest, log.dataUpdatedAt)}
              previous={publishes.find(
                ({ id, content_hash }) => id < publish.id && content_hash === publish.live_hash,
              )}
              isRestorable={
                mayPublish && (publish.id !== live?.id || (pendingChanges?.total ?? 0) > 0)
              }
              onRollBack={setChosen}
            />
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <button
          type="button"
          className={buttonClass('secondary', 'mt-4 print:hidden')}
          disabled={log.isFetchingNextPage}
          aria-busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {log.isFetchNextPageError ? 'Try again' : 'Show older publishes'}
        </button>
      )}
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title="Roll back to this?"
        description={
          chosen && (
            <>
              Tours, posts, pictures and the facts of the site, such as the phone number, become as
              they were published on <Moment at={chosen.at} />, and the site is published with them.
              What was added since is taken off the site, not deleted. Later edits of what comes
              back are overwritten; Activity keeps them. Drafts stay as they are. Nothing stays kept
              back.
            </>
          )
        }
        confirmLabel="Roll back and publish"
        onClose={() => setChosen(undefined)}
        onConfirm={async () => {
          if (chosen) await rollBack(chosen.id)
        }}
      />
    </StudioPage>
  )
}
