import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { useHandOver, useSetAdmin } from './people-queries'
import { nameOf, type Person } from './people-schema'
import { outcomeText, roleRefusal, type RoleAction } from './role-actions'

/** Performs changes of rights and shows their results. */
export function useRoleActions() {
  const setAdmin = useSetAdmin()
  const handOver = useHandOver()
  const [refusal, setRefusal] = useState<{ id: string; text: string }>()

  async function perform(person: Person, action: RoleAction): Promise<void> {
    setRefusal(undefined)
    try {
      if (action === 'hand over') {
        await handOver.mutateAsync(person)
        showToast({ kind: 'success', title: `${nameOf(person)} is the owner now` })
        return
      }
      const outcome = await setAdmin.mutateAsync({ person, isAdmin: action === 'grant' })
      const hasChanged = outcome === 'granted' || outcome === 'revoked'
      showToast({ kind: hasChanged ? 'success' : 'info', title: outcomeText(person, outcome) })
    } catch (error) {
      const text = roleRefusal(error, action)
      const title = action === 'hand over' ? 'Failed to hand over' : 'Failed to change the rights'
      showToast({ kind: 'error', title, description: text })
      setRefusal({ id: person.id, text })
    }
  }

  return {
    /** Performs one change; never rejects. */
    perform,
    /** Why the last change for this person failed. */
    refusalOf: ({ id }: Person) => (refusal?.id === id ? refusal.text : undefined),
  }
}
