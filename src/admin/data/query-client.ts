import { QueryCache, QueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toast'
import { failureText, isRefusal, logFailure } from './errors'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Name of the read in the log. */
      task: string
      /** Message shown once when the read has failed after its retries. */
      failureToast?: string
    }
  }
}

const maxRetries = 3

/**
 * The cache of the studio. Reads keep the library's defaults (three retries, back-off up to 30 s,
 * forgotten after 5 minutes) except that a refusal is final; writes are never repeated, and never
 * wait for a connection to be sent later unseen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        logFailure(query.meta?.task ?? 'A read', error)
        const title = query.meta?.failureToast
        if (title) showToast({ kind: 'error', title, description: failureText(error) })
      },
    }),
    defaultOptions: {
      queries: { retry: (failures, error) => failures < maxRetries && !isRefusal(error) },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
