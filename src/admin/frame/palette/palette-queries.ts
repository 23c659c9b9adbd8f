import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../../data/responses'
import { getClient } from '../../data/client'
import { text } from '../../data/lenient'
import { queryKeys, type CollectionTable } from '../../data/query-keys'
import { patternOf } from '../../kit/lists/list-view'

/** Results per table; typing another word finds the others. */
const maxResults = 5

const foundRowSchema = z.object({
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  status: text,
})

/** The columns that the palette shows. */
export type FoundRow = z.infer<typeof foundRowSchema>

/** The rows whose titles contain all the words, last changed first; without words, any row. */
export function foundOptions(table: CollectionTable, words: string) {
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
