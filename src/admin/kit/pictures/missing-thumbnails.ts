import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { getClient } from '../../data/client'
import { logFailure } from '../../data/errors'
import { queryKeys } from '../../data/query-keys'
import { readRows } from '../../data/responses'
import { thumbnailOf } from './storage-path'

/** The paths of the uploads that have no thumbnail: asked once, so that none is requested in vain. */
export const missingThumbnailsOptions = queryOptions({
  queryKey: queryKeys.missingThumbnails,
  queryFn: async ({ signal }): Promise<ReadonlySet<string>> =>
    new Set(
      await readRows(getClient().rpc('files_without_thumbnail').abortSignal(signal), z.string()),
    ),
  staleTime: Infinity,
  retry: false,
  meta: { task: 'Looking for missing thumbnails' },
})

/** Paths that were tried in this tab. */
const tried = new Set<string>()

/** One at a time: a phone has little memory. */
let turn: Promise<void> = Promise.resolve()

/** After a failure no more are made in this tab: without thumbnails the lists are only slower. */
let hasFailed = false

/** Resolves when the browser has nothing better to do; Safari cannot tell. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })

async function make(storagePath: string, url: string): Promise<void> {
  await idle()
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`)
  // Loaded on demand: most lists never need it.
  const [{ prepareThumbnail }, { uploadPicture }] = await Promise.all([
    import('./prepare-picture'),
    import('./upload-picture'),
  ])
  await uploadPicture(await prepareThumbnail(await answer.blob()), thumbnailOf(storagePath))
}

/**
 * Makes the thumbnail of an upload that is shown in full size, so that it is missing once only. Quiet:
 * a failure is logged, and nobody waits.
 *
 * @param url of the picture, which the browser has loaded already
 */
export function makeMissingThumbnail(
  storagePath: string,
  url: string,
  queryClient: QueryClient,
): void {
  if (tried.has(storagePath)) return
  tried.add(storagePath)
  turn = makeAfter(turn, storagePath, url, queryClient)
}

async function makeAfter(
  previous: Promise<void>,
  storagePath: string,
  url: string,
  queryClient: QueryClient,
): Promise<void> {
  await previous
  if (hasFailed) return
  try {
    await make(storagePath, url)
    queryClient.setQueryData(
      missingThumbnailsOptions.queryKey,
      (missing) => missing && new Set([...missing].filter((path) => path !== storagePath)),
    )
  } catch (error) {
    hasFailed = true
    logFailure('Making a missing thumbnail', error)
  }
}
