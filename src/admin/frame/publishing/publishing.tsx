import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../../lib/lazy-part'
import { paths } from '../../../lib/paths'
import { showToast } from '../../../lib/toast'
import { whenIdle } from '../../../lib/when-idle'
import type { ContentManifest, ItemKey } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { logFailure, RequestFailure } from '../../data/errors'
import { queryKeys } from '../../data/query-keys'
import { subscribeRequests } from '../../data/request-events'
import type { LiveStatus } from '../../kit/chip-statuses'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog'
import { timeOf } from '../../kit/fields/local-time'
import { useMay } from '../../kit/rights'
import { keptItemsOptions, type KeptItem } from './kept-items'
import { LiveStatusContext, SiteContext } from './site-context'
import {
  latestPublishOptions,
  manifestOptions,
  pendingChangesKey,
  pendingChangesOptions,
  publishesKey,
  type PendingChanges,
  type Publish,
} from './site-queries'
import { isInProgress, pollDelay, siteStateOf, type SiteFacts } from './site-state'
import { failedText } from './state-notice'
import { usePublish } from './use-publish'

const review = lazyPart(async () => (await import('./review-dialog')).ReviewDialog)

/** Provides the site's state and the publish controls. Rendered once around the studio. */
export function Publishing({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const { asOf, retry, kept, ...facts } = useSiteFacts()
  usePublishOutcome(facts)
  const { manifest = null, pendingChanges = null } = facts

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
  const liveStatusOf = useMemo(
    () => manifest && liveStatusIn(manifest, pendingChanges, kept),
    [manifest, pendingChanges, kept],
  )
  const state = siteStateOf({ ...facts, kept: kept.length }, asOf)
  const site = { state, manifest, pendingChanges, controls, openReview, retry, asOf }
  return (
    <SiteContext value={site}>
      <LiveStatusContext value={liveStatusOf ?? undefined}>
        {children}
        <ConfirmDialog
          isOpen={controls.question !== undefined}
          title="Remove this much from the site?"
          description="Publishing now would remove more than half of the tours, posts or pictures. If you did not intend that, cancel, and check the changes of status and the deletions in Activity."
          details={
            <ul className="list-disc pl-5">
              {controls.question?.losses.map((loss) => (
                <li key={loss}>{loss}</li>
              ))}
            </ul>
          }
          confirmLabel="Publish anyway"
          onClose={() => void controls.answer(false)}
          onConfirm={() => controls.answer(true)}
        />
        <Suspense>
          {isReviewLoaded && (
            <review.Component
              isOpen={openOn === key}
              blockedCount={blockedCount}
              onClose={() => setOpenOn(undefined)}
            />
          )}
        </Suspense>
      </LiveStatusContext>
    </SiteContext>
  )
}

const noneKept: readonly KeptItem[] = []

function liveStatusIn(
  { items }: ContentManifest,
  pending: PendingChanges | null,
  kept: readonly KeptItem[],
) {
  const onSite = new Set(items.map((item) => item.slice(0, item.indexOf('='))))
  const changes = new Map(
    pending?.changes.flatMap((entry) => ('id' in entry ? [[entry.key, entry.change]] : [])),
  )
  const keptKeys = new Set(kept.map(({ kind, id }) => `${kind}:${id}`))
  return (key: ItemKey): LiveStatus => ({
    isOnSite: onSite.has(key),
    change: changes.get(key),
    isKept: keptKeys.has(key),
  })
}

/** A series of writes is compared once, this long after the last one, in ms. */
const debounceMs = 600

/**
 * The live manifest, the pending changes and the last publish; read when the browser is idle, again
 * after every write, and repeatedly while a publish is in progress.
 */
function useSiteFacts() {
  const queryClient = useQueryClient()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])

  const refetchInterval = () => {
    const publish = queryClient.getQueryData(latestPublishOptions.queryKey)
    const manifest = queryClient.getQueryData(manifestOptions.queryKey)
    if (!publish || !isInProgress(publish, manifest)) return false
    return pollDelay(Date.now() - timeOf(publish.at))
  }
  const latest = useQuery({ ...latestPublishOptions, enabled: isIdle, refetchInterval })
  const manifest = useQuery({ ...manifestOptions, enabled: isIdle, refetchInterval })
  const pendingChanges = useQuery(pendingChangesOptions(manifest.data))
  const { data: kept = noneKept } = useQuery({
    ...keptItemsOptions,
    enabled: Boolean(manifest.data),
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribeRequests('write', () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: pendingChangesKey })
        // Somebody else may have published since: what is compared with is what visitors see now.
        void queryClient.invalidateQueries(manifestOptions)
      }, debounceMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [queryClient])

  return {
    manifest: dataOrNull(manifest),
    latest: dataOrNull(latest),
    kept,
    pendingChanges: pendingChanges.isPlaceholderData ? undefined : dataOrNull(pendingChanges),
    /** When these were last read, in ms since 1970; every poll updates it. */
    asOf: Math.max(latest.dataUpdatedAt, manifest.dataUpdatedAt),
    retry: () => void queryClient.invalidateQueries({ queryKey: queryKeys.site }),
  }
}

/** The data; `null` when it could not be read at all. */
function dataOrNull<Data>({ data, isError }: { data: Data | undefined; isError: boolean }) {
  return data === undefined && isError ? null : data
}

/**
 * Shows the outcome of a publish that this window saw in progress, and marks it live in the
 * database when only the site shows that it is.
 */
function usePublishOutcome({ manifest, latest }: Pick<SiteFacts, 'manifest' | 'latest'>): void {
  const queryClient = useQueryClient()
  const mayRecord = useMay('publish')
  /** Id of the publish that was last seen in progress. */
  const watched = useRef<number>(undefined)
  const noted = useRef<number>(undefined)

  useEffect(() => {
    if (!latest || manifest === undefined) return
    if (isInProgress(latest, manifest)) {
      const isFinished = latest.status === 'live' && watched.current === latest.id
      watched.current = latest.id
      // The database knows already, the manifest does not.
      if (isFinished) void queryClient.invalidateQueries(manifestOptions)
      return
    }
    if (mayRecord && latest.status === 'started' && noted.current !== latest.id) {
      noted.current = latest.id
      void recordLive(latest).then(() => queryClient.invalidateQueries({ queryKey: publishesKey }))
    }
    if (watched.current !== latest.id) return
    watched.current = undefined
    announceOutcome(latest)
    void queryClient.invalidateQueries({ queryKey: publishesKey })
  }, [latest, manifest, mayRecord, queryClient])
}

function announceOutcome({ status, message }: Publish): void {
  if (status === 'failed') {
    showToast({ kind: 'error', title: 'Did not go live', description: failedText(message ?? '') })
    return
  }
  showToast({
    kind: 'success',
    title: 'Your changes are on the site',
    // A new document, because this one shows the site as it was when opened.
    action: { label: 'View', onClick: () => void window.open(paths.home(), '_blank', 'noopener') },
  })
}

async function recordLive({ id }: Publish): Promise<void> {
  const { error, status } = await getClient().rpc('finish_publish', {
    publish_id: id,
    outcome: 'live',
  })
  if (!error) return
  logFailure('Noting that a publish is live', new RequestFailure(error.message, status, error.code))
}
