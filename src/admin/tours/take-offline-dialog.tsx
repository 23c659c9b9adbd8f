import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { getClient } from '../data/client'
import { logFailure } from '../data/errors'
import { text } from '../data/lenient'
import { queryKeys } from '../data/query-keys'
import { readRows } from '../data/responses'
import { deletionText } from '../kit/activity/restore-change'
import type { DeleteQuestionProps } from '../kit/collection/entry-page'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import {
  homeTourCount,
  homeToursOptions,
  saveHomeTours,
  tellHomeFailure,
  tellHomeSaved,
} from './home-tours'
import type { TourRow } from './tour-collection'
import { TourFinder } from './tour-finder'

type TakeOfflineDialogProps = {
  /** Tours to unpublish or delete; the dialog is open while there are any. */
  tours: readonly TourRow[]
  title: string
  description: string
  details?: ReactNode
  confirmLabel: string
  onClose: () => void
  /** Called once the home page has its replacements; must not reject. */
  onConfirm: () => Promise<void>
}

/**
 * Asks before tours are taken off the site, and for replacements of those on the home page. They are
 * chosen first, because a home page with fewer than three published tours blocks publishing.
 */
export function TakeOfflineDialog(props: TakeOfflineDialogProps) {
  const { tours, details, onClose, onConfirm, ...words } = props
  const queryClient = useQueryClient()
  const { data: home = [] } = useQuery(homeToursOptions)
  const [chosen, setChosen] = useState<readonly TourRow[]>([])
  const replaced = home.filter((tour) => includesTour(tours, tour))
  const staying = home.filter((tour) => !includesTour(tours, tour))
  const missing = replaced.length > 0 ? homeTourCount - staying.length - chosen.length : 0

  /**
   * Saves the replacements if any of the tours is on the home page now; never rejects.
   *
   * @returns `incomplete` when more replacements must be chosen first; `failed` after its toast
   */
  async function save(): Promise<'done' | 'incomplete' | 'failed'> {
    try {
      const current = await queryClient.fetchQuery(homeToursOptions)
      if (!current.some((tour) => includesTour(tours, tour))) return 'done'
      const next = replaceTours(current, tours, chosen)
      if (next.length < homeTourCount) return 'incomplete'
      await saveHomeTours(next.map(({ id }) => id))
      tellHomeSaved()
      return 'done'
    } catch (error) {
      logFailure('Choosing other tours for the home page', error)
      tellHomeFailure(error)
      return 'failed'
    } finally {
      void queryClient.invalidateQueries({ queryKey: homeToursOptions.queryKey })
    }
  }

  return (
    <ConfirmDialog
      {...words}
      isOpen={tours.length > 0}
      details={
        <>
          {details}
          {replaced.length > 0 && (
            <HomeReplacement
              replaced={replaced}
              chosen={chosen}
              missing={missing}
              unavailable={[...staying, ...chosen, ...tours]}
              onChange={setChosen}
            />
          )}
        </>
      }
      isReady={missing <= 0}
      onClose={() => {
        setChosen([])
        onClose()
      }}
      onConfirm={async () => {
        const outcome = await save()
        if (outcome === 'done') await onConfirm()
        return outcome !== 'incomplete'
      }}
    />
  )
}

type HomeReplacementProps = {
  /** The tours that need a replacement. */
  replaced: readonly TourRow[]
  chosen: readonly TourRow[]
  /** How many replacements are still to be chosen. */
  missing: number
  /** Tours that cannot be chosen. */
  unavailable: readonly TourRow[]
  onChange: (chosen: readonly TourRow[]) => void
}

/** Picks replacements for the home page. */
function HomeReplacement(props: HomeReplacementProps) {
  const { replaced, chosen, missing, unavailable, onChange } = props
  const root = useRef<HTMLElement>(null)
  /** The search takes the focus only after a choice: when the dialog opens, it sets the focus itself. */
  const [focusesSearch, setFocusesSearch] = useState(false)
  const titles = replaced.map(({ title }) => `“${title}”`).join(', ')

  const chooseAndKeepFocus = (tour: TourRow) => {
    const isLast = missing === 1
    flushSync(() => {
      setFocusesSearch(!isLast)
      onChange([...chosen, tour])
    })
    if (isLast) root.current?.querySelector<HTMLElement>(`[data-chosen="${tour.id}"]`)?.focus()
  }
  return (
    <section
      ref={root}
      aria-label="Home page"
      className={`grid grid-cols-1 gap-2 p-3 ${noticeClass('warning')}`}
    >
      <p className="wrap-anywhere">
        {titles} {replaced.length === 1 ? 'is' : 'are'} on the home page, which shows exactly three
        tours. Choose what visitors see there instead.
      </p>
      {chosen.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {chosen.map((tour) => (
            <li key={tour.id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 font-semibold wrap-anywhere">{tour.title}</span>
              <button
                type="button"
                data-chosen={tour.id}
                className={buttonClass('quiet', '', 'compact')}
                onClick={() => {
                  setFocusesSearch(true)
                  onChange(chosen.filter(({ id }) => id !== tour.id))
                }}
              >
                Choose another <VisuallyHidden>than {tour.title}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      {missing > 0 && (
        <TourFinder
          key={chosen.length}
          label={`Search a tour for the home page${missing > 1 ? ` (${missing} to choose)` : ''}`}
          excluded={unavailable}
          takesFocus={focusesSearch}
          onChoose={chooseAndKeepFocus}
        />
      )}
    </section>
  )
}

const includesTour = (tours: readonly TourRow[], { id }: TourRow) =>
  tours.some((tour) => tour.id === id)

/** The home page with each leaving tour replaced; further chosen tours are appended. */
function replaceTours(
  home: readonly TourRow[],
  leaving: readonly TourRow[],
  chosen: readonly TourRow[],
): TourRow[] {
  const others = chosen.filter((tour) => !includesTour(home, tour))
  const kept = home.flatMap((tour) => (includesTour(leaving, tour) ? others.splice(0, 1) : [tour]))
  return [...kept, ...others].slice(0, homeTourCount)
}

/** A function that reads whether any of some tours is on the home page; rejects with `RequestFailure`. */
export function useIsOnHomePage() {
  const queryClient = useQueryClient()
  return async (leaving: readonly TourRow[]): Promise<boolean> => {
    const home = await queryClient.fetchQuery(homeToursOptions)
    return home.some((tour) => includesTour(leaving, tour))
  }
}

/** Asks for confirmation before tours are deleted, and lists where they are used. */
export function DeleteToursDialog({ rows, ...dialog }: DeleteQuestionProps<TourRow>) {
  return (
    <TakeOfflineDialog
      {...dialog}
      tours={rows}
      title="Are you sure?"
      description={deletionText(rows.length, 'the tour', 'tours')}
      details={<TourUses tours={rows} />}
      confirmLabel="Delete"
    />
  )
}

const postSchema = z.object({ id: z.number(), title: text })

const maxPosts = 20

/** Blog posts whose text links to the page of a tour. */
function linkingPostsOptions(slug: string) {
  return queryOptions({
    queryKey: [...queryKeys.blog_posts, 'linking to', slug],
    queryFn: ({ signal }) =>
      readRows(
        getClient()
          .from('blog_posts')
          .select('id, title')
          // Matches the `href` attribute. A slug has no `%` or `_`, so it needs no escaping.
          .like('content', `%/tours/${slug}"%`)
          .range(0, maxPosts - 1)
          .abortSignal(signal),
        postSchema,
      ),
    meta: { task: 'Looking for links to a tour' },
  })
}

/** Warns that posts link to the tour. Renders nothing for several tours, or if no post links to it. */
function TourUses({ tours }: { tours: readonly TourRow[] }) {
  const [first, ...others] = tours
  const slug = first && others.length === 0 ? first.slug : ''
  const posts = useQuery({ ...linkingPostsOptions(slug), enabled: slug !== '' })

  const linkingPosts = posts.data ?? []
  if (linkingPosts.length === 0 && !posts.isError) return null
  return (
    <ul className={`grid gap-2 p-3 ${noticeClass('warning')}`}>
      {linkingPosts.map(({ id, title }) => (
        <li key={id}>The blog post “{title}” has a link to it, which will lead nowhere.</li>
      ))}
      {posts.isError && <li>Could not check which posts link to it.</li>}
    </ul>
  )
}
