import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { readOptionalRow, readRows } from '../data/responses'
import { pressKinds, type AskedRow } from './asked-numbers'

const rowSchema: z.ZodType<AskedRow> = z.object({
  week: z.iso.date(),
  kind: z.enum(pressKinds),
  tour: z.number().nullable(),
  title: z.string().nullable(),
  total: z.number(),
})

/** The presses of the last weeks, the present one included. */
export const askedOptions = (weeks: number) =>
  queryOptions({
    queryKey: ['asked', weeks],
    queryFn: ({ signal }) =>
      readRows(getClient().rpc('presses_by_week', { weeks }).abortSignal(signal), rowSchema),
    // Visitors press at any time.
    staleTime: 0,
    meta: { task: 'Reading how many asked' },
  })

const switchSchema = z.object({ value: z.object({ countsPresses: z.boolean() }) })

/** Whether the counter is switched on, as it was saved; the site follows with a publish. */
export const isCountingOptions = queryOptions({
  queryKey: [...queryKeys.site_facts, 'counting', 'is on'],
  queryFn: async ({ signal }) => {
    const row = await readOptionalRow(
      getClient()
        .from('site_facts')
        .select('value')
        .eq('key', 'counting')
        .abortSignal(signal)
        .maybeSingle(),
      switchSchema,
    )
    return row?.value.countsPresses ?? false
  },
  meta: { task: 'Reading whether presses are counted' },
})
