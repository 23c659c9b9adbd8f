import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Command, CommandInput, CommandList } from 'cmdk'
import { ImageIcon, Map as MapIcon, Newspaper, Search, X, type LucideIcon } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { adminPaths } from '../../../lib/admin-paths'
import { useSession } from '../../auth/session-state'
import { getClient } from '../../data/client'
import { text } from '../../data/lenient'
import { queryKeys, type CollectionTable } from '../../data/query-keys'
import { readRows } from '../../data/responses'
import { useReturnFocus } from '../../kit/dialogs/dialog-frame'
import { useCloseOnBack } from '../../kit/leaving/history-guard'
import { leave } from '../../kit/leaving/leave-guard'
import { patternOf, readListWords } from '../../kit/lists/list-view'
import { statusText } from '../../kit/status-words'
import { useDebouncedValue } from '../../kit/use-debounced-value'
import { RightsContext, useMay } from '../../kit/rights'
import { useSite } from '../publishing/site-context'
import { useStudioPages } from '../sidebar-items'
import {
  commandsOf,
  includesWords,
  logOut,
  matchesCommand,
  pageActions,
  publish,
  sitePages,
  type PageCommand,
} from './palette-commands'
import { PaletteGroup, PaletteStatus, type PaletteEntry } from './palette-results'
import { siteCommands } from './site-commands'

type PaletteDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The command palette's dialog. Commands ask before they leave unsaved work. */
export function PaletteDialog({ isOpen, onOpenChange }: PaletteDialogProps) {
  useCloseOnBack(isOpen, () => onOpenChange(false))
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const chosen = useRef<() => void>(undefined)
  const choose = (action: () => void) => {
    chosen.current = action
    onOpenChange(false)
  }
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-night/60 print:hidden" />
        <Content
          aria-describedby={undefined}
          className="fixed inset-x-4 top-4 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-xl flex-col overflow-hidden rounded-panel border border-line bg-card shadow-raised sm:top-[12dvh] sm:max-h-[70dvh] print:hidden"
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event)
            // Only after closing, so that a question about unsaved work returns the focus to the
            // right element.
            const action = chosen.current
            chosen.current = undefined
            action?.()
          }}
        >
          <Title className="sr-only">Search and commands</Title>
          <PaletteSearch onChoose={choose} />
          <Close className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-postcard hover:bg-tea-soft active:bg-line">
            <X aria-hidden className="size-5" />
            <VisuallyHidden>Close</VisuallyHidden>
          </Close>
        </Content>
      </Portal>
    </Root>
  )
}

/** Wait after the last key press before searching, in ms. */
const debounceMs = 200

/** The search field and its results: pages and actions at once, rows from the server. */
function PaletteSearch({ onChoose }: { onChoose: (action: () => void) => void }) {
  const navigate = useNavigate()
  const { signOut } = useSession()
  const { openReview } = useSite()
  const { content, wholeSite } = useStudioPages()
  const { rights: held } = use(RightsContext)
  const mayPublish = useMay('publish')
  const goTo = (to: string, state?: unknown) =>
    onChoose(() => leave(() => void navigate(to, { state })))

  const [typed, setTyped] = useState('')
  const words = readListWords(typed)
  const asked = useDebouncedValue(words, debounceMs)
  const tours = useQuery(foundOptions('tours', asked))
  const posts = useQuery(foundOptions('blog_posts', asked))
  const images = useQuery(foundOptions('gallery_images', asked))

  const pages = (commands: readonly PageCommand[]): PaletteEntry[] =>
    commands
      .filter(({ right }) => !right || held.includes(right))
      .filter((command) => matchesCommand(command, words))
      .map(({ name, to, Icon, state, isBeside }) => {
        const open = () => void window.open(to, '_blank', 'noopener')
        return {
          key: name,
          name,
          Icon,
          note: isBeside ? 'New tab' : '',
          onChoose: () => (isBeside ? onChoose(open) : goTo(to, state)),
        }
      })
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
        note: status === 'published' ? '' : statusText(status),
        onChoose: () => goTo(addressOf(id)),
      }))

  const own = [
    ...(mayPublish
      ? [{ ...publish, key: publish.name, onChoose: () => onChoose(openReview) }]
      : []),
    {
      ...logOut,
      key: logOut.name,
      onChoose: () => onChoose(() => leave(() => void signOut())),
    },
  ].filter((command) => matchesCommand(command, words))
  const groups = [
    { heading: 'Pages', entries: pages(commandsOf([content, wholeSite])) },
    { heading: 'Actions', entries: [...pages(pageActions), ...own] },
    { heading: 'Tours', entries: rows(tours.data, MapIcon, adminPaths.tour) },
    { heading: 'Posts', entries: rows(posts.data, Newspaper, adminPaths.post) },
    { heading: 'Pictures', entries: rows(images.data, ImageIcon, adminPaths.image) },
    // Fourteen more would bury the pages as long as nothing is typed.
    { heading: 'Facts of the site', entries: words === '' ? [] : pages(siteCommands) },
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

/** Results per table; typing another word finds the others. */
const maxResults = 5

const foundRowSchema = z.object({
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  status: text,
})

/** The columns that the palette shows. */
type FoundRow = z.infer<typeof foundRowSchema>

/** The rows whose titles contain all the words, last changed first; without words, any row. */
function foundOptions(table: CollectionTable, words: string) {
  return queryOptions({
    queryKey: [...queryKeys[table], 'palette', words],
    queryFn: ({ signal }) => {
      let request = getClient().from(table).select('id, title, status')
      const patterns = words.split(' ').filter(Boolean).map(patternOf)
      if (patterns.length > 0) request = request.ilikeAllOf('title', patterns)
      return readRows(
        request
          .order('updated_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(maxResults)
          .abortSignal(signal),
        foundRowSchema,
      )
    },
    placeholderData: keepPreviousData,
    meta: { task: `Searching ${table}` },
  })
}
