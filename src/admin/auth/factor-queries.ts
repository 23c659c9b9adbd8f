import { queryOptions } from '@tanstack/react-query'
import { getClient } from '../data/client'
import { RequestFailure } from '../data/errors'
import type { Factor } from '../data/second-factor'

/**
 * The second factors of the signed-in user, unconfirmed ones included.
 *
 * @throws RequestFailure
 */
async function readFactors(): Promise<Factor[]> {
  const { data, error } = await getClient().auth.mfa.listFactors()
  if (error) throw new RequestFailure(error.message, error.status ?? 0)
  return data.all
}

/** The second factors of the signed-in user, unconfirmed ones included. */
export const factorsOptions = (userId: string) =>
  queryOptions({
    queryKey: ['factors', userId],
    queryFn: readFactors,
    meta: { task: 'Loading the second factors' },
  })
