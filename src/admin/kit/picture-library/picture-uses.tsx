import { queryOptions } from '@tanstack/react-query'
import { Link } from 'react-router'
import { z } from 'zod'
import { textLinkClass } from '../../../components/ui/button'
import { ExternalLink } from '../../../components/ui/external-link'
import { adminPaths } from '../../../lib/admin-paths'
import { getClient } from '../../data/client'
import { text } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { readRows } from '../../data/responses'
import { statusText } from '../status-words'
import { withImageId } from './image-param'

const pictureUseSchema = z.object({
  kind: z.enum(['tour', 'post', 'gallery']),
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  status: text,
  /** Any of `cover`, `text`, `home` and `gallery`. */
  places: z.array(z.string()).catch([]),
})

/** An entry that shows a picture. */
export type PictureUse = z.infer<typeof pictureUseSchema>

/**
 * The tours, posts and gallery entries that show the picture with this URL.
 *
 * @throws RequestFailure
 */
function readPictureUses(url: string, signal: AbortSignal): Promise<PictureUse[]> {
  return readRows(
    getClient().rpc('picture_uses', { picture_url: url }).abortSignal(signal),
    pictureUseSchema,
  )
}

/** Merges the uses of several pictures: each entry once, with all its places. */
function mergeUses(uses: readonly PictureUse[]): PictureUse[] {
  const found = new Map<string, PictureUse>()
  for (const use of uses) {
    const key = `${use.kind} ${use.id}`
    const other = found.get(key)
    const places = [...(other?.places ?? []), ...use.places]
    // A draft of which the site keeps showing an earlier version is used twice.
    const status = other && isPublished(other) ? other.status : use.status
    found.set(key, { ...use, status, places: [...new Set(places)] })
  }
  return [...found.values()]
}

/** The tours, posts and gallery entries that show any of these pictures, each once. */
export function pictureUsesOptions(urls: readonly string[]) {
  return queryOptions({
    queryKey: [...queryKeys.pictureUses, urls],
    queryFn: async ({ signal }) => {
      const uses: PictureUse[] = []
      for (const url of new Set(urls)) uses.push(...(await readPictureUses(url, signal)))
      return mergeUses(uses)
    },
    // Read before something is deleted, so it must be current.
    staleTime: 0,
    gcTime: 0,
    enabled: urls.some(Boolean),
    meta: { task: 'Looking where a picture is used' },
  })
}

/** The tours and posts that show a withdrawn picture, whatever their status. */
export function withdrawnUsesOptions() {
  return queryOptions({
    queryKey: queryKeys.withdrawnUses,
    queryFn: async ({ signal }) =>
      mergeUses(
        await readRows(getClient().rpc('withdrawn_uses').abortSignal(signal), pictureUseSchema),
      ),
    meta: { task: 'Looking where withdrawn pictures are used' },
  })
}

/** Whether a use is in a tour or post, not the picture's own gallery entry. */
export const isOutsideGallery = ({ kind }: PictureUse) => kind !== 'gallery'

/** Whether visitors see it, now or after the next publish. */
export const isPublished = ({ status }: PictureUse) => status === 'published'

/** A use as text, such as: tour “Green Tea Walk” (draft). */
export function describeUse({ kind, title, status }: PictureUse): string {
  const what = kind === 'gallery' ? 'gallery picture' : kind
  return `${what} “${title}”${status === 'published' ? '' : ` (${statusText(status).toLowerCase()})`}`
}

/** Where in a tour or post a picture is shown, as text; '' when unknown. */
function placesText({ kind, places }: PictureUse): string {
  const parts = new Map([
    [
      'cover',
      `its picture, with its card and its preview when it is shared${kind === 'tour' ? ', and the brochure' : ''}`,
    ],
    ['home', 'the home page'],
    ['text', 'inside its text'],
    ['kept', 'the version that the site keeps showing'],
  ])
  return places.flatMap((place) => parts.get(place) ?? []).join('; ')
}

/** Path of the editor of an entry that shows a picture. */
export function editPathOfUse({ kind, id }: PictureUse): string {
  if (kind === 'tour') return adminPaths.tour(id)
  return kind === 'post' ? adminPaths.post(id) : adminPaths.gallery() + withImageId('', id)
}

type PictureUseListProps = {
  uses: readonly PictureUse[]
  /** For dialogs that must stay open: links open in new tabs. */
  opensTabs?: boolean
}

/** Where a picture is used, with links to the editors. */
export function PictureUseList({ uses, opensTabs = false }: PictureUseListProps) {
  return (
    <ul className="list-disc pl-5">
      {uses.map((use) => {
        const parts = placesText(use)
        const name = describeUse(use)
        return (
          <li key={`${use.kind} ${use.id}`} className="break-words">
            {opensTabs ? (
              <ExternalLink href={editPathOfUse(use)} className={textLinkClass}>
                {name}
              </ExternalLink>
            ) : (
              <Link to={editPathOfUse(use)} className={textLinkClass}>
                {name}
              </Link>
            )}
            {parts && `: ${parts}`}
          </li>
        )
      })}
    </ul>
  )
}
