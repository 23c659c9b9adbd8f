import type { UseQueryResult } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { counted } from '../../../lib/format'
import { failureText } from '../../data/errors'

type Search = Pick<UseQueryResult, 'isError' | 'isFetching' | 'isPaused' | 'error' | 'refetch'>

type PaletteStatusProps = {
  /** Number of entries shown. */
  count: number
  searches: readonly Search[]
  /** The last key presses have not been searched for yet. */
  isBehind: boolean
}

/** The palette's status line: number of results, loading, failures. */
export function PaletteStatus({ count, searches, isBehind }: PaletteStatusProps) {
  const failed = searches.filter(({ isError }) => isError)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-sm text-muted">
      <output>{statusText(count, searches, isBehind)}</output>
      {failed.length > 0 && (
        <button
          type="button"
          className={buttonClass('secondary', '', 'compact')}
          onClick={() => {
            for (const { refetch } of failed) void refetch()
          }}
        >
          <RefreshCw aria-hidden className="size-4" />
          Retry
        </button>
      )}
    </div>
  )
}

function statusText(count: number, searches: readonly Search[], isBehind: boolean): string {
  if (searches.some(({ isPaused }) => isPaused)) {
    return 'Waiting for a connection; pages and actions work meanwhile.'
  }
  if (isBehind || searches.some(({ isFetching }) => isFetching)) return 'Searching'
  const error = searches.find(({ isError }) => isError)?.error
  if (error) return `Not everything could be searched. ${failureText(error)}`
  if (count === 0) return 'No results. Try other words.'
  return counted(count, 'result')
}
