import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { RowPage } from '../data/answers'
import { readListPage } from '../kit/lists/list-query'
import type { ListView } from '../kit/lists/list-view'
import { readRow } from '../kit/read-row'
import { tourRowSchema, type TourRow } from './tours-schema'

/** What the keys of all pages of the list begin with. */
export const tourPagesKey = ['tours', 'list']

/** One page of the tours; all of them with the newest first, unless the view asks for less. */
export function tourListOptions(view: ListView) {
  return queryOptions({
    queryKey: [...tourPagesKey, view],
    queryFn: ({ signal }) => readListPage('tours', view, tourRowSchema, signal),
    placeholderData: keepPreviousData,
    meta: { task: 'Loading tours', failureToast: 'Failed to load tours' },
  })
}

/** One tour; `null` when there is none with this id. */
export function tourOptions(id: number) {
  return queryOptions({
    queryKey: ['tours', 'one', id],
    queryFn: ({ signal }) => readRow('tours', id, tourRowSchema, signal),
    meta: { task: 'Loading a tour' },
  })
}

/** Changes every page of the list that is cached, as if it had been read anew. */
export function patchTourPages(
  queryClient: QueryClient,
  patch: (page: RowPage<TourRow>) => RowPage<TourRow>,
): void {
  queryClient.setQueriesData<RowPage<TourRow>>(
    { queryKey: tourPagesKey },
    (page) => page && patch(page),
  )
}

/** A page of the list without one tour. */
export function withoutTour({ rows, total }: RowPage<TourRow>, id: number): RowPage<TourRow> {
  const others = rows.filter((tour) => tour.id !== id)
  return { rows: others, total: total - (rows.length - others.length) }
}

/**
 * Reads everything about tours again but the one that an editor has open: the editor notices by
 * itself, and must not vanish before its page does.
 */
export async function readToursAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['home_featured'] }),
    queryClient.invalidateQueries({
      queryKey: ['tours'],
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    }),
  ])
}
