import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentManifest } from '../../../publish/rows'
import { showToast } from '../../../lib/toast'
import { failureText, logFailure } from '../../data/errors'
import { queryKeys } from '../../data/query-keys'
import { useSingleFlight } from '../../kit/use-single-flight'
import { lossesOf, type Loss } from './losses'
import { callPublish, type PublishResult, type PublishKind } from './publish-call'
import { publishesKey } from './publishes-query'

/** What to show about the last attempt until the next one. */
export type PublishNote = { kind: 'manual' | 'refused' | 'withdrawn'; text: string }

/** The question before a publish that removes much. */
export type ShrinkQuestion = { losses: readonly Loss[]; kind: PublishKind; hash: string }

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
    const answer = await callPublish({ manifest, allowShrink, kind })
    showResult(answer, hash)
    if (answer.state === 'manual') stopWith({ kind: 'manual', text: answer.reason })
    if (answer.state === 'refused') {
      stopWith({ kind: answer.isWithdrawn ? 'withdrawn' : 'refused', text: answer.reason })
    }
    await queryClient.invalidateQueries({ queryKey: publishesKey })
    if (answer.state === 'unchanged')
      await queryClient.invalidateQueries({ queryKey: queryKeys.site })
  }

  const [publish, isBusy] = useSingleFlight(async (kind: PublishKind = 'publish') => {
    setNote(undefined)
    try {
      // Loaded on demand: the checks of all content are only needed here.
      const { checkedContentOptions } = await import('./content-query')
      const { rows, hash, problems } = await queryClient.fetchQuery(checkedContentOptions())
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
  })

  return {
    publish,
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

function showResult(answer: PublishResult, hash: string): void {
  if (answer.state === 'joined') {
    showToast({
      kind: 'info',
      title: 'The site is being published already',
      description:
        answer.hash === hash
          ? 'That publish includes everything that is saved.'
          : 'What was saved after it started needs another Publish.',
    })
  }
  if (answer.state === 'unchanged') {
    showToast({
      kind: 'info',
      title: 'Nothing to publish',
      description: 'Everything is on the site already.',
    })
  }
  if (answer.state === 'refused') {
    showToast({ kind: 'error', title: 'Failed to publish', description: answer.reason })
  }
}
