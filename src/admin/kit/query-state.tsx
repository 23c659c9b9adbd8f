import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure'
import { LoadingState } from './loading-state'

type QueryStateProps = {
  query: Pick<UseQueryResult, 'data' | 'isError' | 'isPaused' | 'error'> & {
    refetch: () => unknown
  }
  /** Announced while loading. */
  loadingText: string
  /** Heading of the error. */
  failedText: string
  /** The skeleton; plain rows by default. */
  children?: ReactNode
}

/** Stands in for the data of a query while they load, or after loading has failed. */
export function QueryState({ query, loadingText, failedText, children }: QueryStateProps) {
  const { data, isError, isPaused, error, refetch } = query
  if (data !== undefined) return null
  if (isError)
    return <LoadFailure title={failedText} error={error} onRetry={() => void refetch()} />
  return (
    <LoadingState label={loadingText} isPaused={isPaused}>
      {children}
    </LoadingState>
  )
}
