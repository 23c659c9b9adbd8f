import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { useSetAdmin } from './people-queries'
import type { Person } from './people-schema'
import { outcomeText, roleRefusal } from './role-text'

/** Giving and taking admin rights, with what the person at the studio is told of it. */
export function useRoles() {
  const setAdmin = useSetAdmin()
  const [refused, setRefused] = useState<{ id: string; text: string }>()

  /** Turns the rights of a person round. */
  async function turn(person: Person): Promise<void> {
    setRefused(undefined)
    try {
      const outcome = await setAdmin.mutateAsync({ person, isAdmin: !person.is_admin })
      const hasChanged = outcome === 'granted' || outcome === 'revoked'
      showToast({ kind: hasChanged ? 'success' : 'info', title: outcomeText(person, outcome) })
    } catch (error) {
      const text = roleRefusal(error)
      showToast({ kind: 'error', title: 'Failed to change the rights', description: text })
      setRefused({ id: person.id, text })
    }
  }

  return {
    turn,
    /** Why the rights of this person stayed as they were at the last attempt. */
    refusalOf: ({ id }: Person) => (refused?.id === id ? refused.text : undefined),
  }
}
