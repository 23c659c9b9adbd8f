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
 * Shows the outcome of a publish that this window saw in progress, and marks it live in the
 * database when only the site shows that it is.
 */
export function usePublishOutcome({ manifest, latest }: SiteFacts): void {
  const queryClient = useQueryClient()
  /** Id of the publish that was last seen in progress. */
  const watched = useRef<number>(undefined)
  const noted = useRef<number>(undefined)

  useEffect(() => {
    if (!latest || manifest === undefined) return
    if (isInProgress(latest, manifest)) {
      const isFinished = latest.status === 'live' && watched.current === latest.id
      watched.current = latest.id
      // The database knows already, the manifest does not.
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
    // A new document, because this one shows the site as it was when opened.
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
