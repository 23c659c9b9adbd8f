import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../../data/answers'
import { getClient } from '../../data/client'
import { readDeadlineMs, withDeadline } from '../../data/deadline'
import { text } from '../../data/tolerant'

const pictureUseSchema = z.object({
  kind: z.enum(['tour', 'post', 'gallery']),
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  status: text,
})

/** Something that shows a picture. */
export type PictureUse = z.infer<typeof pictureUseSchema>

/**
 * The tours, posts and gallery entries that show the picture of this address.
 *
 * @throws RequestFailure
 */
function readPictureUses(url: string, signal?: AbortSignal): Promise<PictureUse[]> {
  return readRows(
    getClient()
      .rpc('picture_uses', { picture_url: url })
      .retry(false)
      .abortSignal(withDeadline(signal, readDeadlineMs)),
    pictureUseSchema,
  )
}

/** The tours and posts that show any of these pictures, each once. */
export function pictureUsesOptions(urls: readonly string[]) {
  return queryOptions({
    queryKey: ['picture_uses', urls],
    queryFn: async ({ signal }) => {
      const uses = new Map<string, PictureUse>()
      for (const url of new Set(urls)) {
        for (const use of await readPictureUses(url, signal)) {
          if (use.kind !== 'gallery') uses.set(`${use.kind} ${use.id}`, use)
        }
      }
      return [...uses.values()]
    },
    // Asked before something is taken away: yesterday's answer will not do.
    staleTime: 0,
    gcTime: 0,
    enabled: urls.some(Boolean),
    meta: { task: 'Looking where a picture is used' },
  })
}

/** A use in words, such as: tour “Green Tea Walk” (draft). */
export function placeInWords({ kind, title, status }: PictureUse): string {
  return `${kind} “${title}”${status === 'published' ? '' : ` (${status})`}`
}
