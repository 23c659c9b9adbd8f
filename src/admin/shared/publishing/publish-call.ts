import { z } from 'zod'
import type { ContentManifest } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { failureText, RequestFailure } from '../../data/errors'
import { text } from '../../data/tolerant'
import { liveContentOf } from './waiting-query'

export type PublishKind = 'publish' | 'roll back'

/** What came of a call of Publish. */
export type PublishAnswer =
  | { state: 'started' | 'unchanged' }
  /** Somebody's publish has just begun; `hash` is that of the content it carries. */
  | { state: 'joined'; hash: string }
  /** Nothing here can build the site: somebody does it by hand. */
  | { state: 'by hand'; reason: string }
  /** `isWithdrawn`: something published shows a picture whose consent was withdrawn. */
  | { state: 'refused'; reason: string; isWithdrawn: boolean }

const answerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['started', 'unchanged']) }),
  z.object({ state: z.literal('joined'), hash: text }),
])
const refusalSchema = z
  .object({ code: z.string().catch(''), message: z.string().catch('') })
  .catch({ code: '', message: '' })

type PublishOrder = {
  /** What the studio sees live; none where the site does not say. */
  manifest: ContentManifest | null
  allowShrink: boolean
  kind: PublishKind
}

/** Asks the server to build the site. Never throws: every way it can end is an answer. */
export async function callPublish(order: PublishOrder): Promise<PublishAnswer> {
  const { manifest, allowShrink, kind } = order
  const { data, error } = await getClient().functions.invoke<unknown>('publish', {
    body: { allowShrink, kind, ...(manifest && { live: liveContentOf(manifest) }) },
  })
  if (error === null) {
    const answer = answerSchema.safeParse(data)
    return answer.data ?? { state: 'by hand', reason: '' }
  }
  // The library says no more of its errors than `any`.
  const context: unknown = Reflect.get(Object(error), 'context')
  return context instanceof Response ? refusalOf(context) : unansweredOf(context)
}

async function refusalOf(response: Response): Promise<PublishAnswer> {
  const body: unknown = await response.json().catch(() => null)
  const { code, message } = refusalSchema.parse(body)
  if (code === 'hook_missing') return { state: 'by hand', reason: message }
  // Hosts answer so where there is no such function, or no functions at all.
  const isMissing = response.status === 404 || (response.status === 405 && !code)
  if (isMissing) return { state: 'by hand', reason: '' }
  const reason = message || failureText(new RequestFailure('', response.status))
  return { state: 'refused', reason, isWithdrawn: code === 'withdrawn' }
}

/** Without an answer; browsers hide that of a host that has no functions at all. */
function unansweredOf(cause: unknown): PublishAnswer {
  const name = cause instanceof Error ? cause.name : ''
  const isLost = !navigator.onLine || name === 'TimeoutError' || name === 'AbortError'
  if (!isLost) return { state: 'by hand', reason: '' }
  const reason = failureText(new RequestFailure(name, 0))
  return { state: 'refused', reason, isWithdrawn: false }
}
