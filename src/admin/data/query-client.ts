import { QueryCache, QueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toast'
import { failureText, isRefusal, logFailure } from './errors'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      task: string
      /** Title of the toast shown when the query has failed after its retries. */
      failureToast?: string
    }
  }
}

const maxRetries = 3

/**
 * The studio's query cache. Queries keep the library's defaults (three retries, back-off up to 30
 * s, garbage collected after 5 minutes) except that a refusal is final. Mutations are never
 * retried, and never wait for a connection to be sent later unnoticed.
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
