import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../../lib/lazy-part'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog'
import { lossText } from './losses'
import { liveKeys } from './manifest-query'
import {
  LiveEntriesContext,
  SiteContext,
  type SiteContextValue,
  type LiveEntries,
} from './site-context'
import { siteStateOf } from './site-state'
import { usePublishOutcome } from './use-publish-outcome'
import { usePublish, type PublishControls } from './use-publish'
import { useSiteFacts } from './use-site-facts'

const review = lazyPart(async () => (await import('./review-dialog')).ReviewDialog)

/** Provides the site's state and the publish controls. Rendered once around the studio. */
export function Publishing({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const { asOf, retry, ...facts } = useSiteFacts()
  usePublishOutcome(facts)
  const { manifest = null, pendingChanges } = facts
  const state = siteStateOf(facts, asOf)

  // Location that the review was opened on: following a link inside it closes it.
  const [openOn, setOpenOn] = useState<string>()
  const [isReviewLoaded, setReviewLoaded] = useState(false)
  const [blockedCount, setBlockedCount] = useState(0)
  const openReview = () => {
    setReviewLoaded(true)
    setOpenOn(key)
  }
  const controls = usePublish(manifest, () => {
    setBlockedCount((count) => count + 1)
    openReview()
  })

  const liveEntries = useMemo<LiveEntries | undefined>(() => {
    if (!manifest) return undefined
    const onSite = liveKeys(manifest)
    const changes = new Map(pendingChanges?.changes.map(({ key: of, change }) => [of, change]))
    return {
      isOnSite: (item) => onSite.has(item),
      changeOf: (item) => {
        const change = changes.get(item)
        return change === 'added' || change === 'changed' || change === 'removed'
          ? change
          : undefined
      },
    }
  }, [manifest, pendingChanges])

  const site: SiteContextValue = {
    state,
    manifest,
    pendingChanges: pendingChanges ?? undefined,
    liveEntries,
    controls,
    openReview,
    retry,
  }
  return (
    <SiteContext value={site}>
      <LiveEntriesContext value={liveEntries}>
        {children}
        <ShrinkDialog controls={controls} />
        <Suspense>
          {isReviewLoaded && (
            <review.Component
              isOpen={openOn === key}
              blockedCount={blockedCount}
              onClose={() => setOpenOn(undefined)}
            />
          )}
        </Suspense>
      </LiveEntriesContext>
    </SiteContext>
  )
}

/** Asks before a publish that removes much of the site. */
function ShrinkDialog({ controls }: { controls: PublishControls }) {
  const { question, answer } = controls
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title="Remove this much from the site?"
      description="Publishing now would remove more than half of the tours, posts or pictures. If you did not intend that, cancel, and check the changes of status and the deletions in Activity."
      details={
        <ul className="list-disc pl-5">
          {question?.losses.map((loss) => (
            <li key={loss.many}>{lossText(loss)}</li>
          ))}
        </ul>
      }
      confirmLabel="Publish anyway"
      onClose={() => void answer(false)}
      onConfirm={() => answer(true)}
    />
  )
}
