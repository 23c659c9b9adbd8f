import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { tourCategories } from '../../content/categories'
import { galleryCategories } from '../../content/gallery-texts'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { readRows } from '../data/responses'

const entries = z.array(
  z.object({ name: z.string(), retired: z.boolean().catch(false) }).or(z.null().catch(null)),
)

const sheetSchema = z.object({
  key: z.string(),
  value: z
    .object({ categories: entries.optional().catch([]), series: entries.optional().catch([]) })
    .catch({}),
})

/** The names of both kinds as they are saved, which may be newer than those of the built site. */
const namesOptions = queryOptions({
  queryKey: [...queryKeys.site_facts, 'names'],
  queryFn: async ({ signal }) => {
    const sheets = await readRows(
      getClient()
        .from('site_facts')
        .select('key, value')
        .in('key', ['categories', 'series'])
        .abortSignal(signal),
      sheetSchema,
    )
    const namesIn = (kind: 'categories' | 'series') =>
      sheets
        .flatMap(({ value }) => value[kind] ?? [])
        .flatMap((entry) => (entry && !entry.retired ? [entry.name] : []))
    return { categories: namesIn('categories'), series: namesIn('series') }
  },
  staleTime: 60_000,
  meta: { task: 'Reading the names of categories' },
})

/**
 * Names that a tour (`categories`) or a picture (`series`) may have, without retired ones; those of the
 * built site until the saved ones are read.
 */
export function useCategoryNames(kind: 'categories' | 'series'): readonly string[] {
  const { data } = useQuery(namesOptions)
  const saved = data?.[kind] ?? []
  if (saved.length > 0) return saved
  return kind === 'categories' ? tourCategories : galleryCategories
}
