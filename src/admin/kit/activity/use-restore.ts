import { useState } from 'react'
import { showToast } from '../../../lib/toast'
import type { Change } from './change-schema'
import { useRestoreChange } from './restore-change'
import { cameBackUnpublished, restoreRefusal, restoringOf } from './restore-text'

/** Undoes changes and shows the outcome. */
export function useRestore() {
  const restoreChange = useRestoreChange()
  const [refused, setRefused] = useState<{ id: number; text: string }>()

  async function restore(change: Change): Promise<void> {
    setRefused(undefined)
    try {
      const { lostPublication } = await restoreChange.mutateAsync(change)
      showToast({
        kind: 'success',
        title: restoringOf(change)?.done ?? 'Restored',
        ...(lostPublication && { description: cameBackUnpublished(1, 1) }),
      })
    } catch (error) {
      const text = restoreRefusal(error, change)
      showToast({ kind: 'error', title: 'Failed to restore', description: text })
      setRefused({ id: change.id, text })
    }
  }

  return {
    restore,
    /** Why this change was not undone at the last attempt. */
    refusalOf: ({ id }: Change) => (refused?.id === id ? refused.text : undefined),
  }
}
