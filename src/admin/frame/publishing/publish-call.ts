import { z } from 'zod'
import type { ContentManifest } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { failureText, RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { liveContentOf } from './pending-changes-query'

export type PublishKind = 'publish' | 'roll back'

/** What came of a call of Publish. */
export type PublishResult =
  | { state: 'started' | 'unchanged' }
  /** Somebody's publish has just begun; `hash` is that of the content it carries. */
  | { state: 'joined'; hash: string }
  /** Nothing here can build the site: somebody does it by hand. */
  | { state: 'manual'; reason: string }
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
export async function callPublish(order: PublishOrder): Promise<PublishResult> {
  const { manifest, allowShrink, kind } = order
  const { data, error } = await getClient().functions.invoke<unknown>('publish', {
    body: { allowShrink, kind, ...(manifest && { live: liveContentOf(manifest) }) },
  })
  if (error === null) {
    const answer = answerSchema.safeParse(data)
    if (answer.success) return answer.data
    // A host of files alone answers every address with a page.
    const isPage = typeof data === 'string' && data.trimStart().startsWith('<')
    return isPage
      ? { state: 'manual', reason: '' }
      : { state: 'refused', reason: unclear, isWithdrawn: false }
  }
  // The library says no more of its errors than `any`.
  const context: unknown = Reflect.get(Object(error), 'context')
  return context instanceof Response ? refusalOf(context) : unansweredResult(context)
}

async function refusalOf(response: Response): Promise<PublishResult> {
  const body: unknown = await response.json().catch(() => null)
  const { code, message } = refusalSchema.parse(body)
  if (code === 'hook_missing') return { state: 'manual', reason: message }
  // Hosts answer so where there is no such function, or no functions at all.
  const isMissing = response.status === 404 || (response.status === 405 && !code)
  if (isMissing) return { state: 'manual', reason: '' }
  const reason = message || failureText(new RequestFailure('', response.status))
  return { state: 'refused', reason, isWithdrawn: code === 'withdrawn' }
}

/** What is said where nobody can know whether the call has arrived. */
const unclear =
  'No answer came: the connection broke off, or Publish is not set up for this site. Look in the list of publishes whether one has begun, then try again. If it stays like this, ask your developer. Everything you have saved is kept.'

/** Without an answer; for a host that has no functions at all browsers say the same as for a broken line. */
function unansweredResult(cause: unknown): PublishResult {
  const name = cause instanceof Error ? cause.name : ''
  const isLost = !navigator.onLine || name === 'TimeoutError' || name === 'AbortError'
  const reason = isLost ? failureText(new RequestFailure(name, 0)) : unclear
  return { state: 'refused', reason, isWithdrawn: false }
}
