import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../lib/when-idle'
import { timeOf } from '../../kit/fields/local-time'
import { subscribeRequests } from '../../data/request-events'
import { queryKeys } from '../../data/query-keys'
import { manifestOptions } from './manifest-query'
import { latestPublishOptions } from './publishes-query'
import { isInProgress, pollDelay, type SiteFacts } from './site-state'
import { pendingChangesKey, pendingChangesOptions } from './pending-changes-query'

/** A series of writes is compared once, this long after the last one, in ms. */
const debounceMs = 600

/**
 * The live manifest, the pending changes and the last publish; read when the browser is idle, again
 * after every write, and repeatedly while a publish is in progress.
 */
export function useSiteFacts(): SiteFacts & { asOf: number; retry: () => void } {
  const queryClient = useQueryClient()
  const isIdle = useIsIdle()
  const refetchInterval = () => {
    const publish = queryClient.getQueryData(latestPublishOptions().queryKey)
    const manifest = queryClient.getQueryData(manifestOptions().queryKey)
    if (!publish || !isInProgress(publish, manifest)) return false
    return pollDelay(Date.now() - timeOf(publish.at))
  }
  const latest = useQuery({ ...latestPublishOptions(), enabled: isIdle, refetchInterval })
  const manifest = useQuery({ ...manifestOptions(), enabled: isIdle, refetchInterval })
  const pendingChanges = useQuery({
    ...pendingChangesOptions(manifest.data ?? emptyManifest),
    enabled: Boolean(manifest.data),
  })

  useEffect(
    () =>
      afterWrites(() => {
        void queryClient.invalidateQueries({ queryKey: pendingChangesKey })
      }),
    [queryClient],
  )

  return {
    manifest: dataOrNull(manifest),
    latest: dataOrNull(latest),
    pendingChanges: pendingChanges.isPlaceholderData ? undefined : dataOrNull(pendingChanges),
    /** When these were last read, in ms since 1970; every poll updates it. */
    asOf: Math.max(latest.dataUpdatedAt, manifest.dataUpdatedAt),
    retry: () => void queryClient.invalidateQueries({ queryKey: queryKeys.site }),
  }
}

const emptyManifest = {
  schema: 2,
  hash: '',
  builtAt: '',
  commit: null,
  source: 'modules',
  items: [],
  home: [],
  redirects: {},
} as const satisfies Parameters<typeof pendingChangesOptions>[0]

/** The data; `null` when it could not be read at all. */
function dataOrNull<Data>({ data, isError }: { data: Data | undefined; isError: boolean }) {
  return data === undefined && isError ? null : data
}

/** Whether the first page has finished loading. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

/** Calls `task` after each series of writes; returns the unsubscribe function. */
function afterWrites(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = subscribeRequests('write', () => {
    clearTimeout(timer)
    timer = setTimeout(task, debounceMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
