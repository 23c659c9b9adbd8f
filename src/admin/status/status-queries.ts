import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getClient } from '../data/client'
import { readDeadlineMs, withDeadline } from '../data/deadline'
import { RequestFailure } from '../data/errors'
import { pictureBucket } from '../kit/pictures/storage-path'

/** How an edge function answers: `missing` is one that is not deployed. */
type FunctionState = 'there' | 'missing' | 'silent'

const aboutSchema = z.object({ hook: z.boolean(), notices: z.boolean() })

/** What the edge functions of the studio say about themselves. */
export type ServiceState = {
  publish: FunctionState
  invite: FunctionState
  /** Whether hook and mails are set up; undefined where the function is too old to say. */
  about: z.infer<typeof aboutSchema> | undefined
}

async function askFunction(name: string, signal: AbortSignal) {
  const { url, fetch } = getClient()
  try {
    return await fetch(`${url}/functions/v1/${name}`, {
      signal: withDeadline(signal, readDeadlineMs),
    })
  } catch {
    return undefined
  }
}

function stateOf(response: Response | undefined): FunctionState {
  if (!response || response.status >= 500) return 'silent'
  return response.status === 404 ? 'missing' : 'there'
}

/** Whether the edge functions answer. */
export const servicesOptions = queryOptions({
  queryKey: ['services'],
  queryFn: async ({ signal }): Promise<ServiceState> => {
    const [publish, invite] = await Promise.all([
      askFunction('publish', signal),
      askFunction('invite', signal),
    ])
    const body: unknown = publish?.ok ? await publish.json().catch(() => undefined) : undefined
    return {
      publish: stateOf(publish),
      invite: stateOf(invite),
      about: aboutSchema.safeParse(body).data,
    }
  },
  staleTime: 0,
  meta: { task: 'Asking the functions' },
})

/** Files of the bucket: how many, and their bytes. `isMore`: a folder holds more than were counted. */
export type StorageUse = { files: number; bytes: number; isMore: boolean }

/** Folders of the bucket with files of people. */
const folders = ['gallery', 'tours', 'blog'] as const
/** As many as the store lists at once. */
const listSize = 1000

const fileSchema = z.object({ metadata: z.object({ size: z.number() }) })

/** How much the uploaded pictures take up, as far as one list per folder tells. */
export const storageOptions = queryOptions({
  queryKey: ['storage use'],
  queryFn: async (): Promise<StorageUse> => {
    // Not with the page, which would put the library into the script of every other.
    const { getStorage } = await import('../data/storage')
    const use = { files: 0, bytes: 0, isMore: false }
    for (const folder of folders) {
      const { data, error } = await getStorage()
        .from(pictureBucket)
        .list(folder, { limit: listSize })
      if (error) throw new RequestFailure(error.message, error.status ?? 0)
      const files = data.flatMap((file) => fileSchema.safeParse(file).data ?? [])
      use.files += files.length
      use.bytes += files.reduce((sum, { metadata }) => sum + metadata.size, 0)
      use.isMore ||= data.length === listSize
    }
    return use
  },
  meta: { task: 'Measuring the storage' },
})
