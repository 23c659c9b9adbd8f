import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { showToast } from '../../../lib/toast'
import { getClient } from '../../data/client'
import { failureText, logFailure, RequestFailure } from '../../data/errors'
import { queryKeys } from '../../data/query-keys'
import { readOptionalRow } from '../../data/responses'
import { useSingleMutation } from '../../kit/use-single-mutation'
import type { KeepableChange, KeptItem } from './kept-items'
import { tableOf } from './published-rows'
import { manifestOptions } from './site-queries'

/** The site has another version than its own list says, such as after a half finished deploy. */
const mismatchText =
  'The site does not say exactly what it shows of this, so it cannot be kept back. Publish everything once, or set it back to Draft.'

/**
 * Keeps a waiting change back, or lets it go out again. Both end in a toast when they fail, and read
 * what waits and what would be published anew.
 */
export function useChoice() {
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
      // Somebody else may have published since this page read it: the site would go back to before that.
      const manifest = await queryClient.fetchQuery({ ...manifestOptions, staleTime: 0 })
      const item = manifest?.items.find((entry) => entry.startsWith(prefix))
      if (!manifest || (change !== 'added' && !item)) throw new RequestFailure('Not live', 409)
      // Apart, because it reads content with the definitions of all kinds.
      const { liveRowsOptions } = await import('./content-query')
      const rows = item && (await queryClient.fetchQuery(liveRowsOptions(manifest.builtAt)))
      const row = rows && rows[tableOf[kind]].find((entry) => entry.id === id)
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
