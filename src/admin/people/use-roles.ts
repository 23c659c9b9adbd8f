import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { useHandOver, useSetAdmin } from './people-queries'
import { nameOf, type Person } from './people-schema'
import { outcomeText, roleRefusal, type RoleStep } from './role-text'

/** Giving, taking and handing over rights, with what the person at the studio is told of it. */
export function useRoles() {
  const setAdmin = useSetAdmin()
  const handOver = useHandOver()
  const [refused, setRefused] = useState<{ id: string; text: string }>()

  async function take(person: Person, step: RoleStep): Promise<void> {
    setRefused(undefined)
    try {
      if (step === 'hand over') {
        await handOver.mutateAsync(person)
        showToast({ kind: 'success', title: `${nameOf(person)} is the owner now` })
        return
      }
      const outcome = await setAdmin.mutateAsync({ person, isAdmin: step === 'grant' })
      const hasChanged = outcome === 'granted' || outcome === 'revoked'
      showToast({ kind: hasChanged ? 'success' : 'info', title: outcomeText(person, outcome) })
    } catch (error) {
      const text = roleRefusal(error, step)
      const title = step === 'hand over' ? 'Failed to hand over' : 'Failed to change the rights'
      showToast({ kind: 'error', title, description: text })
      setRefused({ id: person.id, text })
    }
  }

  return {
    /** Does what was chosen for a person; never rejects. */
    take,
    /** Why the rights of this person stayed as they were at the last attempt. */
    refusalOf: ({ id }: Person) => (refused?.id === id ? refused.text : undefined),
  }
}
