import { z } from 'zod'
import type { ContentManifest } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { failureText, RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { liveContentOf } from './pending-changes-query'

export type PublishKind = 'publish' | 'roll back'

/** Result of a publish request. */
export type PublishResult =
  | { state: 'started' | 'unchanged' }
  /** Another publish has just started; `hash` is that of its content. */
  | { state: 'joined'; hash: string }
  /** No server can build the site: a developer publishes it. */
  | { state: 'manual'; reason: string }
  /** `isWithdrawn`: published content shows a picture whose consent was withdrawn. */
  | { state: 'refused'; reason: string; isWithdrawn: boolean }

const resultSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['started', 'unchanged']) }),
  z.object({ state: z.literal('joined'), hash: text }),
])
const refusalSchema = z
  .object({ code: z.string().catch(''), message: z.string().catch('') })
  .catch({ code: '', message: '' })

type PublishOrder = {
  /** Manifest of the live site; null when it has none. */
  manifest: ContentManifest | null
  allowShrink: boolean
  kind: PublishKind
}

/** Asks the server to build the site. Never throws: every outcome is a result. */
export async function callPublish(order: PublishOrder): Promise<PublishResult> {
  const { manifest, allowShrink, kind } = order
  const { data, error } = await getClient().functions.invoke<unknown>('publish', {
    body: { allowShrink, kind, ...(manifest && { live: liveContentOf(manifest) }) },
  })
  if (error === null) {
    const result = resultSchema.safeParse(data)
    if (result.success) return result.data
    // A static host answers every path with a page.
    const isPage = typeof data === 'string' && data.trimStart().startsWith('<')
    return isPage
      ? { state: 'manual', reason: '' }
      : { state: 'refused', reason: unclear, isWithdrawn: false }
  }
  // The library types its errors as `any`.
  const context: unknown = Reflect.get(Object(error), 'context')
  return context instanceof Response ? resultOfError(context) : resultWithoutResponse(context)
}

/** The function's own codes are words; only their messages are written for the operator. */
const isOwn = (code: string) => /^[a-z]+(?:_[a-z]+)*$/.test(code)

async function resultOfError(response: Response): Promise<PublishResult> {
  const body: unknown = await response.json().catch(() => null)
  const { code, message } = refusalSchema.parse(body)
  if (code === 'hook_missing') return { state: 'manual', reason: message }
  // Hosts answer like this when they lack this function, or functions altogether.
  const isMissing = response.status === 404 || (response.status === 405 && !code)
  if (isMissing) return { state: 'manual', reason: '' }
  const reason =
    isOwn(code) && message ? message : failureText(new RequestFailure('', response.status))
  return { state: 'refused', reason, isWithdrawn: code === 'withdrawn' }
}

/** Shown when it is unknown whether the request has arrived. */
const unclear =
  'There was no answer: the connection was lost, or Publish is not set up for this site. Check in the list of publishes whether one has started, then try again. If this continues, ask your developer. Everything you have saved is kept.'

/** No response. Browsers report a host without functions and a lost connection alike. */
function resultWithoutResponse(cause: unknown): PublishResult {
  const name = cause instanceof Error ? cause.name : ''
  const isLost = !navigator.onLine || name === 'TimeoutError' || name === 'AbortError'
  const reason = isLost ? failureText(new RequestFailure(name, 0)) : unclear
  return { state: 'refused', reason, isWithdrawn: false }
}
