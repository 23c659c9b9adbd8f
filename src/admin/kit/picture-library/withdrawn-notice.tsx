import { useQuery, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { noticeClass } from '../../../components/ui/notice'
import { registeredNamesOf } from '../../../publish/picture-url'
import { getClient } from '../../data/client'
import { queryKeys } from '../../data/query-keys'
import { readRows } from '../../data/responses'
import { useDebouncedValue } from '../use-debounced-value'

type WithdrawnNoticeProps = {
  /** URLs of the pictures that are shown. */
  urls: readonly string[]
  /** Text for the number of withdrawn pictures, and what to do about them. */
  children: (withdrawn: number) => string
}

/** Wait after the last key press before asking the register, in ms. */
const debounceMs = 300

/** Warns about pictures whose consent was withdrawn; renders nothing without any. */
export function WithdrawnNotice({ urls, children }: WithdrawnNoticeProps) {
  // A URL may be typed letter by letter.
  const settled = useDebouncedValue(urls.join('\n'), debounceMs)
  const { data = [] } = useQuery(withdrawnPicturesOptions(settled.split('\n')))
  return (
    <div aria-live="polite">
      {data.length > 0 && (
        <p className={`my-2 p-3 ${noticeClass('error')}`}>{children(data.length)}</p>
      )}
    </div>
  )
}

/** The register stores hashes, because a name would lead to the picture. */
async function hashOf(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const entrySchema = z.object({ hash: z.string() })

/**
 * The URLs among `urls` whose pictures are withdrawn.
 *
 * @param urls of pictures, as in rows and texts
 */
export function withdrawnPicturesOptions(urls: readonly string[]) {
  const wanted = [...new Set(urls)].filter(Boolean).toSorted()
  return queryOptions({
    queryKey: [...queryKeys.withdrawnPictures, wanted],
    queryFn: async ({ signal }) => {
      const hashes = await Promise.all(
        wanted.map((address) => Promise.all(registeredNamesOf(address).map(hashOf))),
      )
      const found = await readRows(
        getClient()
          .from('withdrawn_pictures')
          .select('hash')
          .in('hash', hashes.flat())
          .abortSignal(signal),
        entrySchema,
      )
      const withdrawn = new Set(found.map(({ hash }) => hash))
      return wanted.filter((_, index) => hashes[index]?.some((hash) => withdrawn.has(hash)))
    },
    enabled: wanted.length > 0,
    meta: { task: 'Looking for withdrawn pictures' },
  })
}

/** Invalidates everything about withdrawn pictures. */
export function invalidateWithdrawn(queryClient: QueryClient): void {
  const { withdrawnPictures, withdrawnUses, pictureUses } = queryKeys
  for (const queryKey of [withdrawnPictures, withdrawnUses, pictureUses]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}
