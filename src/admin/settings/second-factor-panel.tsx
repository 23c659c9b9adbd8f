import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { Skeleton } from '../../components/ui/skeleton'
import { showToast } from '../../lib/toast'
import { FormFailure } from '../auth/form-failure'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { useSingleFlight } from '../kit/use-single-flight'
import { startEnrolment, readFactors, removeFactor, type NewFactor } from './account-actions'
import { NewFactorSteps } from './new-factor-steps'
import { SettingsSection } from './settings-section'

const factorsOptions = (userId: string) =>
  queryOptions({
    queryKey: ['factors', userId],
    queryFn: readFactors,
    meta: { task: 'Loading the second factors' },
  })

/** Shows, sets up and removes the second factor. */
export function SecondFactorPanel({ userId }: { userId: string }) {
  const { data: factors, isError, refetch } = useQuery(factorsOptions(userId))
  const queryClient = useQueryClient()
  const [newFactor, setNewFactor] = useState<NewFactor>()
  const [isOff, setOff] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const factorsWith = (status: string) =>
    factors?.filter((factor) => factor.status === status) ?? []
  const [active] = factorsWith('verified')

  const [start, isBusy] = useSingleFlight(async () => {
    setFailure(undefined)
    const enrolment = await startEnrolment(factorsWith('unverified'))
    if (enrolment.status === 'started') setNewFactor(enrolment.factor)
    else if (enrolment.status === 'off') setOff(true)
    else setFailure(enrolment.text)
  })

  const reloadFactors = () => queryClient.invalidateQueries(factorsOptions(userId))

  async function remove(): Promise<void> {
    setFailure(active && (await removeFactor(active.id)))
    await reloadFactors()
  }

  return (
    <SettingsSection title="Second factor">
      <FormFailure text={failure} />
      {isOff && (
        <output className="block">
          This backend offers no second factor. On a Supabase project the operator switches it on
          under Authentication, Multi-Factor, “TOTP (App Authenticator)”.
        </output>
      )}
      {!factors && !isError && <Skeleton className="h-5 w-2/3" />}
      {isError && (
        <>
          <p>Could not check whether there is one.</p>
          <button
            type="button"
            className={buttonClass('secondary', 'justify-self-start')}
            onClick={() => void refetch()}
          >
            Retry
          </button>
        </>
      )}
      {factors && active && (
        <>
          <p>The login asks for a code of your authenticator app after the password.</p>
          <button
            type="button"
            className={buttonClass('secondary', 'justify-self-start')}
            onClick={() => setRemoving(true)}
          >
            Remove the second factor
          </button>
        </>
      )}
      {factors && !active && !newFactor && !isOff && (
        <>
          <p>
            With an authenticator app on your phone, a stolen password alone opens nothing in the
            studio.
          </p>
          <button
            type="button"
            className={buttonClass('secondary', 'justify-self-start')}
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void start()}
          >
            Set up a second factor
          </button>
        </>
      )}
      {newFactor && !active && (
        <NewFactorSteps
          factor={newFactor}
          onCancel={() => setNewFactor(undefined)}
          onConfirmed={() => {
            setNewFactor(undefined)
            showToast({ kind: 'success', title: 'Second factor set up' })
            return reloadFactors()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title="Are you sure?"
        description="From then on the password alone opens the studio for your account."
        confirmLabel="Remove"
        onClose={() => setRemoving(false)}
        onConfirm={remove}
      />
    </SettingsSection>
  )
}
