import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { Link } from 'react-router'
import { textLinkClass } from '../../../components/ui/button'
import { paths } from '../../../lib/paths'
import { readRows } from '../../data/responses'
import { getClient } from '../../data/client'
import { text, textList } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { LoadingState } from '../../kit/loading-state'

const useSchema = z.object({
  kind: z.enum(['tour', 'post']),
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  status: text,
  places: textList,
})

/** A tour or post that shows a picture whose consent was withdrawn. */
type WithdrawnUse = z.infer<typeof useSchema>

const placeNames = new Map([
  ['cover', 'as its picture'],
  ['text', 'in its text'],
  ['home', 'on the home page'],
])

/** The published tours and posts that show a withdrawn picture; never from the cache. */
export function publishedWithdrawnUses() {
  return queryOptions({
    queryKey: [...queryKeys.pictureUses, 'withdrawn'],
    queryFn: async ({ signal }) => {
      const uses = await readRows(getClient().rpc('withdrawn_uses').abortSignal(signal), useSchema)
      return uses.filter(({ status }) => status === 'published')
    },
    staleTime: 0,
    gcTime: 0,
    meta: { task: 'Looking for withdrawn pictures' },
  })
}

type WithdrawnUsesProps = {
  /** Undefined while loading. */
  uses: readonly WithdrawnUse[] | undefined
  isError: boolean
}

/** Lists what shows a withdrawn picture, each with a link to its editor. */
export function WithdrawnUses({ uses, isError }: WithdrawnUsesProps) {
  if (isError) return <p>Could not check which tours and posts show it.</p>
  if (!uses) return <LoadingState label="Checking where the picture is shown" />
  return (
    <ul aria-label="Withdrawn pictures" className="grid grid-cols-1 gap-2">
      {uses.map(({ kind, id, title, places }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- one tour may show several of them
        <li key={`${kind} ${id} ${index}`}>
          <Link
            to={kind === 'tour' ? paths.adminTour(id) : paths.adminPost(id)}
            className={textLinkClass}
          >
            {title}
          </Link>{' '}
          {places.flatMap((place) => placeNames.get(place) ?? []).join(', ')}
        </li>
      ))}
    </ul>
  )
}
