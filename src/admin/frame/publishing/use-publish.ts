import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { showToast } from '../../../lib/toast'
import type { ContentManifest } from '../../../publish/rows'
import { losesMost } from '../../../publish/shrinkage'
import { functionRefusalText } from '../../data/explain-refusal'
import { getFunctions } from '../../data/functions'
import { failureText, logFailure, RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { useSingleMutation } from '../../kit/use-single-mutation'
import type { PublishedRows } from './published-rows'
import { liveContentOf, publishesKey } from './site-queries'

type PublishKind = 'publish' | 'roll back'

/** Why the last attempt was stopped, until the next one. */
type PublishNote = {
  /**
   * `manual`: no server can build the site, so a developer publishes it. `withdrawn`: published
   * content shows a picture whose consent was withdrawn.
   */
  kind: 'manual' | 'refused' | 'withdrawn'
  text: string
}

/** The question before a publish that removes much; the losses as sentences. */
type ShrinkQuestion = { losses: readonly string[]; kind: PublishKind; hash: string }

export type PublishControls = ReturnType<typeof usePublish>

/**
 * Publishes: checks the content, asks when much would be removed, then calls the server.
 *
 * @param manifest of the live site; null when it has none
 * @param onBlocked called when there is something to read before publishing can go on
 */
export function usePublish(manifest: ContentManifest | null, onBlocked: () => void) {
  const queryClient = useQueryClient()
  const [note, setNote] = useState<PublishNote>()
  const [question, setQuestion] = useState<ShrinkQuestion>()

  function stopWith(next: PublishNote): void {
    setNote(next)
    onBlocked()
  }

  /** `hash`: of the content that is to be published. */
  async function call(kind: PublishKind, allowShrink: boolean, hash: string): Promise<void> {
    const live = manifest && { live: liveContentOf(manifest) }
    const answer = await callPublish({ allowShrink, kind, ...live })
    if ('state' in answer) showResult(answer, hash)
    else {
      if (answer.kind !== 'manual') {
        showToast({ kind: 'error', title: 'Failed to publish', description: answer.text })
      }
      stopWith(answer)
    }
    await queryClient.invalidateQueries({ queryKey: publishesKey })
    if ('state' in answer && answer.state === 'unchanged') {
      await queryClient.invalidateQueries({ queryKey: queryKeys.site })
    }
  }

  async function check(kind: PublishKind): Promise<void> {
    setNote(undefined)
    try {
      // Loaded on demand: the checks of all content are only needed here.
      const { checkedContentOptions } = await import('./content-query')
      const { rows, hash, problems } = await queryClient.fetchQuery(checkedContentOptions)
      if (problems.length > 0) {
        onBlocked()
        return
      }
      const losses = manifest ? lossesOf(manifest, rows) : []
      if (losses.length > 0) setQuestion({ losses, kind, hash })
      else await call(kind, false, hash)
    } catch (error) {
      logFailure('Checking what is published', error)
      stopWith({ kind: 'refused', text: failureText(error) })
    }
  }

  const { mutateAsync: publish, isPending: isBusy } = useSingleMutation({
    mutationFn: check,
  })

  return {
    /** Never rejects. */
    publish: (kind: PublishKind = 'publish') => publish(kind),
    isBusy,
    note,
    question,
    /** Answers the question about the losses. */
    answer: async (isConfirmed: boolean) => {
      setQuestion(undefined)
      if (isConfirmed && question) await call(question.kind, true, question.hash)
    },
  }
}

const resultSchema = z.object({
  /** `joined`: another publish has just started, with the content of this hash. */
  state: z.enum(['started', 'unchanged', 'joined']),
  hash: text,
})

function showResult({ state, hash }: z.infer<typeof resultSchema>, wanted: string): void {
  if (state === 'started') return
  const [title, description] =
    state === 'unchanged'
      ? ['Nothing to publish', 'Everything is on the site already.']
      : [
          'The site is being published already',
          hash === wanted
            ? 'That publish includes everything that is saved.'
            : 'What was saved after it started needs another Publish.',
        ]
  showToast({ kind: 'info', title, description })
}

const refusalSchema = z
  .object({ code: z.string().catch(''), message: z.string().catch('') })
  .catch({ code: '', message: '' })

/** Shown when it is unknown whether the request has arrived. */
const unclear: PublishNote = {
  kind: 'refused',
  text: 'There was no answer: the connection was lost, or Publish is not set up for this site. Check in the list of publishes whether one has started, then try again. If this continues, ask your developer. Everything you have saved is kept.',
}

/** Asks the server to build the site. Never throws: every outcome is a result. */
async function callPublish(
  body: Record<string, unknown>,
): Promise<z.infer<typeof resultSchema> | PublishNote> {
  const { data, error } = await getFunctions().invoke<unknown>('publish', { body })
  if (error === null) {
    const result = resultSchema.safeParse(data)
    if (result.success) return result.data
    // A static host answers every path with a page.
    const isPage = typeof data === 'string' && data.trimStart().startsWith('<')
    return isPage ? { kind: 'manual', text: '' } : unclear
  }
  // The library types its errors as `any`.
  const context: unknown = Reflect.get(Object(error), 'context')
  if (context instanceof Response) return noteOfResponse(context)
  // Browsers report a host without functions and a lost connection alike.
  const name = context instanceof Error ? context.name : ''
  const isLost = !navigator.onLine || name === 'TimeoutError' || name === 'AbortError'
  return isLost ? { kind: 'refused', text: failureText(new RequestFailure(name, 0)) } : unclear
}

/** The function's own codes are words; only their messages are written for the operator. */
const ownCode = /^[a-z]+(?:_[a-z]+)*$/

async function noteOfResponse(response: Response): Promise<PublishNote> {
  const body: unknown = await response.json().catch(() => null)
  const { code, message } = refusalSchema.parse(body)
  if (code === 'hook_missing') return { kind: 'manual', text: message }
  // Hosts answer like this when they lack this function, or functions altogether.
  const isMissing = response.status === 404 || (response.status === 405 && !code)
  if (isMissing) return { kind: 'manual', text: '' }
  const isWritten = ownCode.test(code) && message !== ''
  const text = isWritten
    ? ((await functionRefusalText(code)) ?? message)
    : failureText(new RequestFailure('', response.status))
  return { kind: code === 'withdrawn' ? 'withdrawn' : 'refused', text }
}

/** Sentences about the kinds of which the site would lose most entries. */
export function lossesOf(manifest: ContentManifest, rows: PublishedRows): string[] {
  const kinds = [
    ['tour', 'tours', rows.tours],
    ['post', 'blog posts', rows.blog_posts],
    ['picture', 'gallery images', rows.gallery_images],
  ] as const
  return kinds.flatMap(([kind, many, { length: after }]) => {
    const before = manifest.items.filter((item) => item.startsWith(`${kind}:`)).length
    if (!losesMost(before, after)) return []
    return after === 0
      ? `None of the ${before} ${many} would stay on the site.`
      : `Only ${after} of the ${before} ${many} would stay on the site.`
  })
}
