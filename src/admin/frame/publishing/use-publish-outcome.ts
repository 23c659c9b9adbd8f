import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { paths } from '../../../lib/paths'
import { showToast } from '../../../lib/toast'
import { getClient } from '../../data/client'
import { logFailure, RequestFailure } from '../../data/errors'
import { manifestOptions } from './manifest-query'
import { publishesKey, type Publish } from './publishes-query'
import { isInProgress, type SiteFacts } from './site-state'
import { failedText } from './state-text'

/**
 * Tells how a publish that this window saw under way came out, and notes in the database that it is
 * live where the site alone says so.
 */
export function usePublishOutcome({ manifest, latest }: SiteFacts): void {
  const queryClient = useQueryClient()
  /** Id of the publish that was last seen under way. */
  const watched = useRef<number>(undefined)
  const noted = useRef<number>(undefined)

  useEffect(() => {
    if (!latest || manifest === undefined) return
    if (isInProgress(latest, manifest)) {
      const isFinished = latest.status === 'live' && watched.current === latest.id
      watched.current = latest.id
      // Its row was faster than the manifest.
      if (isFinished) void queryClient.invalidateQueries(manifestOptions())
      return
    }
    if (latest.status === 'started' && noted.current !== latest.id) {
      noted.current = latest.id
      void recordLive(latest).then(() => queryClient.invalidateQueries({ queryKey: publishesKey }))
    }
    if (watched.current !== latest.id) return
    watched.current = undefined
    announceOutcome(latest)
    void queryClient.invalidateQueries({ queryKey: publishesKey })
  }, [latest, manifest, queryClient])
}

function announceOutcome({ status, message }: Publish): void {
  if (status === 'failed') {
    showToast({ kind: 'error', title: 'Did not go live', description: failedText(message ?? '') })
    return
  }
  showToast({
    kind: 'success',
    title: 'Your changes are on the site',
    // A new document: this one holds the site as it was when it was opened.
    action: { label: 'View', onClick: () => void window.open(paths.home(), '_blank', 'noopener') },
  })
}

async function recordLive({ id }: Publish): Promise<void> {
  const { error, status } = await getClient().rpc('finish_publish', {
    publish_id: id,
    outcome: 'live',
  })
  if (error) {
    logFailure(
      'Noting that a publish is live',
      new RequestFailure(error.message, status, error.code),
    )
  }
}
