import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { site } from '../../../content/site'
import { getClient } from '../../data/client'
import { text } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { readOptionalRow } from '../../data/responses'

const phonesSchema = z.object({ value: z.object({ phone: text, chatPhone: text }) })

const phonesOptions = queryOptions({
  queryKey: [...queryKeys.site_facts, 'phones'],
  queryFn: ({ signal }) =>
    readOptionalRow(
      getClient()
        .from('site_facts')
        .select('value')
        .eq('key', 'company')
        .abortSignal(signal)
        .maybeSingle(),
      phonesSchema,
    ),
  staleTime: 60_000,
  meta: { task: 'Reading the phone number' },
})

/** The numbers as they are saved, which may be newer than those of the built site, which stand in until then. */
export function useSavedPhones(): { phone: string; chatPhone: string } {
  return useQuery(phonesOptions).data?.value ?? site
}
