import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { showToast } from '../../../lib/toast'
import type { ContentManifest } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { failureText, logFailure, RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { readOptionalRow, readRows } from '../../data/responses'
import { useSingleMutation } from '../../kit/use-single-mutation'
import type { PublishedRows } from './content-query'
import type { EntryChange } from './site-queries'

/** Facts always go out: their sheets depend on each other. */
const keepable = ['tour', 'post', 'picture'] as const

const tables = {
  tour: 'tours',
  post: 'blog_posts',
  picture: 'gallery_images',
} as const satisfies Record<(typeof keepable)[number], keyof PublishedRows>

const keptItemSchema = z.object({
  kind: z.enum(keepable),
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  /** Status of the row; null when it is deleted. */
  status: z.string().nullable().catch(null),
  kept_at: text,
  actor_name: text,
})

/** A tour, post or picture of which the site keeps showing what it shows, whatever is saved. */
export type KeptItem = z.infer<typeof keptItemSchema>

const keptItemsKey = [...queryKeys.site, 'kept back']

/** What is kept back, the newest 200 first; nothing where the database does not know of it. */
export const keptItemsOptions = queryOptions({
  queryKey: keptItemsKey,
  queryFn: async ({ signal }) => {
    try {
      return await readRows(getClient().rpc('kept_items').abortSignal(signal), keptItemSchema)
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 404) return []
      throw error
    }
  },
  // Others keep back and let go, too.
  staleTime: 0,
  meta: { task: 'Reading what is kept back' },
})

/** A change that can be kept back. */
export type KeepableChange = EntryChange & { kind: (typeof keepable)[number] }

/** Whether `kind` can be kept back. */
export function isKeepable(change: { kind: string }): change is KeepableChange {
  return keepable.some((kind) => kind === change.kind)
}

/** The site has another version than its own list says, such as after a half finished deploy. */
const mismatchText =
  'The site does not say exactly what it shows of this, so it cannot be kept back. Publish everything once, or set it back to Draft.'

/**
 * Keeps a waiting change back, or lets it go out again. Both end in a toast when they fail, and read
 * what waits and what would be published anew.
 *
 * @param manifest of the live site
 */
export function useChoice(manifest: ContentManifest | null) {
  const queryClient = useQueryClient()
  const shared = {
    onError: (error: Error) => {
      logFailure('Choosing what goes out', error)
      const isMismatch = error instanceof RequestFailure && error.status === 409
      const description = isMismatch ? mismatchText : failureText(error)
      showToast({ kind: 'error', title: 'Nothing was changed', description })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.site }),
  }
  const keeping = useSingleMutation({
    ...shared,
    mutationFn: async ({
      kind,
      id,
      change,
      key,
    }: Pick<KeepableChange, 'kind' | 'id' | 'change' | 'key'>) => {
      const prefix = `${key}=`
      const item = manifest?.items.find((entry) => entry.startsWith(prefix))
      if (!manifest || (change !== 'added' && !item)) throw new RequestFailure('Not live', 409)
      // Apart, because it reads content with the definitions of all kinds.
      const { liveRowsOptions } = await import('./content-query')
      const rows = item && (await queryClient.fetchQuery(liveRowsOptions(manifest.builtAt)))
      const row = rows && rows[tables[kind]].find((entry) => entry.id === id)
      if (item && !row) throw new RequestFailure('The site does not keep its rows', 409)
      const shown =
        item && row ? { live_hash: item.slice(prefix.length), live_row: z.json().parse(row) } : {}
      await readOptionalRow(getClient().rpc('keep_back', { kind, id, ...shown }), z.unknown())
    },
  })
  const releasing = useSingleMutation({
    ...shared,
    mutationFn: async ({ kind, id }: KeptItem) => {
      await readOptionalRow(getClient().rpc('release', { kind, id }), z.unknown())
    },
  })
  return {
    keep: keeping.mutate,
    release: releasing.mutate,
    isBusy: keeping.isPending || releasing.isPending,
  }
}
