import { useQuery } from '@tanstack/react-query'
import { Command, CommandInput, CommandList } from 'cmdk'
import { ImageIcon, Map as MapIcon, Newspaper, Search, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../lib/paths'
import { readListWords } from '../../kit/lists/list-view'
import {
  includesWords,
  matchesCommand,
  logOut,
  pageActions,
  publish,
  sitePages,
  studioPages,
  type PageCommand,
} from './palette-commands'
import { PaletteGroup, type PaletteEntry } from './palette-group'
import { foundOptions, type FoundRow } from './palette-queries'
import { PaletteStatus } from './palette-status'
import { useDebouncedValue } from '../../kit/use-debounced-value'

/** Wait after the last key press before searching, in ms. */
const debounceMs = 200

type PaletteSearchProps = {
  onGo: (to: string, state?: unknown) => void
  onPublish: () => void
  onLogOut: () => void
}

/** The search field and its results: pages and actions at once, rows from the server. */
export function PaletteSearch({ onGo, onPublish, onLogOut }: PaletteSearchProps) {
  const [typed, setTyped] = useState('')
  const words = readListWords(typed)
  const asked = useDebouncedValue(words, debounceMs)
  const tours = useQuery(foundOptions('tours', asked))
  const posts = useQuery(foundOptions('blog_posts', asked))
  const images = useQuery(foundOptions('gallery_images', asked))

  const pages = (commands: readonly PageCommand[]): PaletteEntry[] =>
    commands
      .filter((command) => matchesCommand(command, words))
      .map(({ name, to, Icon, state }) => ({
        key: name,
        name,
        Icon,
        onChoose: () => onGo(to, state),
      }))
  const rows = (
    found: readonly FoundRow[] = [],
    Icon: LucideIcon,
    addressOf: (id: number) => string,
  ): PaletteEntry[] =>
    found
      // Keep the previous results that still match until the new ones arrive.
      .filter(({ title }) => includesWords(title, words))
      .map(({ id, title, status }) => ({
        key: addressOf(id),
        name: title,
        Icon,
        note: stateNames.get(status) ?? '',
        onChoose: () => onGo(addressOf(id)),
      }))

  const own = [
    { ...publish, key: publish.name, onChoose: onPublish },
    { ...logOut, key: logOut.name, onChoose: onLogOut },
  ].filter((command) => matchesCommand(command, words))
  const groups = [
    { heading: 'Pages', entries: pages(studioPages) },
    { heading: 'Actions', entries: [...pages(pageActions), ...own] },
    { heading: 'Tours', entries: rows(tours.data, MapIcon, paths.adminTour) },
    { heading: 'Posts', entries: rows(posts.data, Newspaper, paths.adminPost) },
    { heading: 'Pictures', entries: rows(images.data, ImageIcon, paths.adminImage) },
    { heading: 'Site', entries: pages(sitePages) },
  ]
  const keys = groups.flatMap(({ entries }) => entries.map(({ key }) => key))
  const menu = useChosenEntry(keys.join('\n'))

  return (
    <>
      <Command
        ref={menu}
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
            placeholder="Search pages, tours, posts"
            className="min-h-14 w-full bg-card pr-16 pl-12 text-base -outline-offset-3 placeholder:text-muted"
          />
        </div>
        <CommandList label="Results" className="min-h-0 overflow-y-auto overscroll-contain">
          {groups.map((group) => (
            <PaletteGroup key={group.heading} {...group} />
          ))}
        </CommandList>
      </Command>
      <PaletteStatus
        count={keys.length}
        searches={[tours, posts, images]}
        isBehind={asked !== words}
      />
    </>
  )
}

const stateNames: ReadonlyMap<string, string> = new Map([
  ['draft', 'Draft'],
  ['unpublished', 'Unpublished'],
])

/**
 * Keeps one entry of a cmdk menu selected. When several entries disappear at once, the library forgets
 * that the selected one was among them, and Enter would do nothing.
 *
 * @param keys identifies the entries; another text for other entries
 * @returns ref for the root of the menu
 */
function useChosenEntry(keys: string) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const menu = root.current
    if (keys === '' || !menu || menu.querySelector('[aria-selected="true"]')) return
    // Select the first entry as the library would, so that assistive technology is informed.
    menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
  }, [keys])
  return root
}
