import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../lib/when-idle'
import { timeOf } from '../../kit/fields/local-time'
import { subscribeWrites } from '../../data/write-events'
import { queryKeys } from '../../data/query-keys'
import { manifestOptions } from './manifest-query'
import { latestPublishOptions } from './publishes-query'
import { isInProgress, pollDelay, type SiteFacts } from './site-state'
import { pendingChangesKey, pendingChangesOptions } from './pending-changes-query'

/** Several writes that follow each other are compared once, so many ms after the last one. */
const debounceMs = 600

/**
 * What the site holds, what waits and what the last publish was; read when the browser has nothing
 * better to do, again after every write, and over and over while a publish is under way.
 */
export function useSiteFacts(): SiteFacts & { asOf: number; retry: () => void } {
  const queryClient = useQueryClient()
  const isIdle = useIsIdle()
  const refetchInterval = () => {
    const publish = queryClient.getQueryData(latestPublishOptions().queryKey)
    const present = queryClient.getQueryData(manifestOptions().queryKey)
    if (!publish || !isInProgress(publish, present)) return false
    return pollDelay(Date.now() - timeOf(publish.at))
  }
  const latest = useQuery({ ...latestPublishOptions(), enabled: isIdle, refetchInterval })
  const manifest = useQuery({ ...manifestOptions(), enabled: isIdle, refetchInterval })
  const pendingChanges = useQuery({
    ...pendingChangesOptions(manifest.data ?? nothing),
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
    manifest: settled(manifest),
    latest: settled(latest),
    pendingChanges: pendingChanges.isPlaceholderData ? undefined : settled(pendingChanges),
    /** When that was read, in ms since 1970; every look while a publish is under way moves it. */
    asOf: Math.max(latest.dataUpdatedAt, manifest.dataUpdatedAt),
    retry: () => void queryClient.invalidateQueries({ queryKey: queryKeys.site }),
  }
}

const nothing = {
  schema: 2,
  hash: '',
  builtAt: '',
  commit: null,
  source: 'modules',
  items: [],
  home: [],
  redirects: {},
} as const satisfies Parameters<typeof pendingChangesOptions>[0]

/** What was read; `null` where it could not be read at all. */
function settled<Data>({ data, isError }: { data: Data | undefined; isError: boolean }) {
  return data === undefined && isError ? null : data
}

/** Whether the page that was opened first has had its turn. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

/** Calls `task` some time after each series of writes; returns what stops it. */
function afterWrites(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = subscribeWrites(() => {
    clearTimeout(timer)
    timer = setTimeout(task, debounceMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
