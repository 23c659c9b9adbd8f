import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { Skeleton } from '../../components/ui/skeleton'
import { showToast } from '../../lib/toast'
import { CodeForm } from '../auth/code-form'
import { FormFailure } from '../auth/auth-form'
import { factorsOptions } from '../auth/factor-queries'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { useSingleMutation } from '../kit/use-single-mutation'
import { confirmFactor, removeFactor, startEnrolment, type NewFactor } from './account-actions'
import { SettingsSection } from './settings-section'

/** Shows, sets up and removes the second factor. */
export function SecondFactorPanel({ userId }: { userId: string }) {
  const { data: factors, isError, refetch } = useQuery(factorsOptions(userId))
  const queryClient = useQueryClient()
  const [newFactor, setNewFactor] = useState<NewFactor>()
  const [isOff, setOff] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const active = factors?.find(({ status }) => status === 'verified')

  async function enrol(): Promise<void> {
    setFailure(undefined)
    const enrolment = await startEnrolment()
    setNewFactor(enrolment.factor)
    setFailure(enrolment.failure)
    setOff(!enrolment.factor && !enrolment.failure)
  }
  const start = useSingleMutation({ mutationFn: enrol })

  const reloadFactors = () => queryClient.invalidateQueries(factorsOptions(userId))

  async function remove(): Promise<void> {
    setFailure(active && (await removeFactor(active.id)))
    await reloadFactors()
  }

  return (
    <SettingsSection title="Second factor" anchor="second-factor">
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
            disabled={start.isPending}
            aria-busy={start.isPending}
            onClick={() => start.mutate()}
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

type NewFactorStepsProps = {
  factor: NewFactor
  onCancel: () => void
  /** Called when the factor is confirmed. */
  onConfirmed: () => Promise<void>
}

/** Enrols an authenticator app: QR code or secret, then the first code. */
function NewFactorSteps({ factor, onCancel, onConfirmed }: NewFactorStepsProps) {
  async function check(code: string): Promise<string | undefined> {
    const failure = await confirmFactor(factor.id, code)
    if (failure === undefined) await onConfirmed()
    return failure
  }
  return (
    <>
      <p>Scan this picture with your authenticator app, then enter the code that it shows.</p>
      <img
        src={factor.qrCode}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
        // Light in dark mode as well: scanners need dark squares on a light background.
        className="size-50 rounded-postcard border border-line bg-card p-2 dark:bg-ink"
      />
      <p>
        No camera? Type this secret into the app:{' '}
        <code className="font-bold wrap-anywhere">{factor.secret}</code>
      </p>
      <CodeForm onCode={check} />
      <button
        type="button"
        className={buttonClass('quiet', 'justify-self-start')}
        onClick={onCancel}
      >
        Cancel
      </button>
    </>
  )
}
