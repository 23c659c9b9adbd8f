import { useQuery } from '@tanstack/react-query'
import { Command, CommandInput, CommandList } from 'cmdk'
import { ImageIcon, Map as MapIcon, Newspaper, RefreshCw, Search, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { paths } from '../../../lib/paths'
import { failureText } from '../../data/errors'
import { readListWords } from '../lists/list-view'
import {
  isMeant,
  logOut,
  pageActions,
  sitePages,
  studioPages,
  type PageCommand,
} from './palette-commands'
import { PaletteGroup, type PaletteEntry } from './palette-group'
import { foundOptions, type FoundRow } from './palette-queries'
import { useSettled } from './use-settled'

/** Typing rests this long before the server is asked, in ms. */
const restMs = 200

type PaletteSearchProps = {
  onGo: (to: string, state?: unknown) => void
  onLogOut: () => void
}

/** The field of the palette and what it finds: pages and actions at once, rows from the server. */
export function PaletteSearch({ onGo, onLogOut }: PaletteSearchProps) {
  const [typed, setTyped] = useState('')
  const words = useSettled(readListWords(typed), restMs)
  const tours = useQuery(foundOptions('tours', words))
  const posts = useQuery(foundOptions('blog_posts', words))
  const images = useQuery(foundOptions('gallery_images', words))
  const searches = [tours, posts, images]

  const pages = (commands: readonly PageCommand[]): PaletteEntry[] =>
    commands
      .filter((command) => isMeant(command, typed))
      .map(({ name, to, Icon, state }) => ({
        key: name,
        name,
        Icon,
        onChoose: () => onGo(to, state),
      }))
  const rows = (
    found: readonly FoundRow[] | undefined,
    Icon: LucideIcon,
    addressOf: (id: number) => string,
  ): PaletteEntry[] =>
    (found ?? []).map(({ id, title, status }) => ({
      key: addressOf(id),
      name: title,
      Icon,
      note: stateNames.get(status) ?? '',
      onChoose: () => onGo(addressOf(id)),
    }))

  const leaving = isMeant(logOut, typed)
    ? [{ key: logOut.name, name: logOut.name, Icon: logOut.Icon, onChoose: onLogOut }]
    : []
  const groups = [
    { heading: 'Pages', entries: pages(studioPages) },
    { heading: 'Actions', entries: [...pages(pageActions), ...leaving] },
    { heading: 'Tours', entries: rows(tours.data, MapIcon, paths.adminTour) },
    { heading: 'Posts', entries: rows(posts.data, Newspaper, paths.adminPost) },
    { heading: 'Pictures', entries: rows(images.data, ImageIcon, paths.adminImage) },
    { heading: 'Site', entries: pages(sitePages) },
  ]
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const failed = searches.find(({ isError }) => isError)
  const isSearching =
    readListWords(typed) !== words || searches.some(({ isFetching }) => isFetching)
  const isPaused = searches.some((search) => search.isPaused)

  return (
    <>
      <Command
        label="Search and commands"
        shouldFilter={false}
        loop
        vimBindings={false}
        className="flex min-h-0 flex-col"
      >
        <div className="relative border-b border-line">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-4.5 left-4 size-5 text-muted"
          />
          <CommandInput
            value={typed}
            onValueChange={setTyped}
            placeholder="Search pages, tours, posts, pictures"
            className="min-h-14 w-full bg-card pr-16 pl-12 text-base -outline-offset-3 placeholder:text-muted"
          />
        </div>
        <CommandList label="Results" className="min-h-0 overflow-y-auto overscroll-contain">
          {groups.map((group) => (
            <PaletteGroup key={group.heading} {...group} />
          ))}
        </CommandList>
      </Command>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-sm text-muted">
        <output>{statusText({ count, isSearching, isPaused, failure: failed?.error })}</output>
        {failed && (
          <button
            type="button"
            className={buttonClass('secondary', '', 'compact')}
            onClick={() => searches.forEach(({ isError, refetch }) => isError && void refetch())}
          >
            <RefreshCw aria-hidden className="size-4" />
            Retry
          </button>
        )}
      </div>
    </>
  )
}

const stateNames: ReadonlyMap<string, string> = new Map([
  ['draft', 'Draft'],
  ['unpublished', 'Unpublished'],
])

type Status = {
  count: number
  isSearching: boolean
  isPaused: boolean
  failure: Error | null | undefined
}

function statusText({ count, isSearching, isPaused, failure }: Status): string {
  if (isPaused) return 'Waiting for a connection; pages and actions work meanwhile.'
  if (isSearching) return 'Searching'
  if (failure) return `Not everything could be searched. ${failureText(failure)}`
  if (count === 0) return 'Nothing is called that. Try other words.'
  return count === 1 ? '1 result' : `${count} results`
}
