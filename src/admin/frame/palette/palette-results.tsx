import type { UseQueryResult } from '@tanstack/react-query'
import { CommandGroup, CommandItem } from 'cmdk'
import { RefreshCw, type LucideIcon } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { counted } from '../../../lib/format'
import { failureText } from '../../data/errors'

export type PaletteEntry = {
  /** Unique among all entries. */
  key: string
  name: string
  Icon: LucideIcon
  /** Further information, such as a status. */
  note?: string
  onChoose: () => void
}

type PaletteGroupProps = { heading: string; entries: readonly PaletteEntry[] }

/** A heading with its entries; renders nothing without entries. */
export function PaletteGroup({ heading, entries }: PaletteGroupProps) {
  if (entries.length === 0) return null
  return (
    <CommandGroup
      heading={heading}
      className="px-2 py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
    >
      {entries.map(({ key, name, Icon, note, onChoose }) => (
        <CommandItem
          key={key}
          value={key}
          onSelect={onChoose}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-postcard px-3 py-2 aria-selected:bg-tea-soft aria-selected:font-semibold aria-selected:text-tea-dark"
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          {note && <span className="shrink-0 text-sm text-muted">{note}</span>}
        </CommandItem>
      ))}
    </CommandGroup>
  )
}

type PaletteStatusProps = {
  /** Number of entries shown. */
  count: number
  searches: readonly UseQueryResult[]
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

function statusText(count: number, searches: readonly UseQueryResult[], isBehind: boolean): string {
  if (searches.some(({ isPaused }) => isPaused)) {
    return 'Waiting for a connection; pages and actions work meanwhile.'
  }
  if (isBehind || searches.some(({ isFetching }) => isFetching)) return 'Searching'
  const error = searches.find(({ isError }) => isError)?.error
  if (error) return `Not everything could be searched. ${failureText(error)}`
  if (count === 0) return 'No results. Try other words.'
  return counted(count, 'result')
}
