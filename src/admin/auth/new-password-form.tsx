import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { formResolver } from '../kit/form-resolver'
import { newPasswordSchema } from './auth-schema'
import { CodeForm } from './code-form'
import { forgetDenial } from './denial'
import { DeadLink } from './dead-link'
import { showFirstMessage } from './first-message'
import { FormFailure } from './form-failure'
import { PasswordField } from './password-field'
import { openPasswordLink, type PasswordLinkType, type PasswordStep } from './redeem-link'
import { SubmitButton } from './submit-button'

type NewPasswordFormProps = {
  tokenHash: string
  /** Whether the mail was asked for or is the invitation to a new account. */
  type: PasswordLinkType
}

/** The page behind a link to a new password: one field, and the person is signed in. */
export function NewPasswordForm({ tokenHash, type }: NewPasswordFormProps) {
  const [link] = useState(() => openPasswordLink(tokenHash, type))
  const [stage, setStage] = useState<'password' | 'code' | 'dead'>('password')
  const navigate = useNavigate()
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState

  /** Goes on after a step; answers with a text where the person must try again. */
  async function follow(step: PasswordStep): Promise<string | undefined> {
    if (step.status === 'failed') return step.text
    if (step.status === 'dead') setStage('dead')
    else if (step.status === 'needsCode') setStage('code')
    else {
      forgetDenial()
      showToast({
        kind: 'success',
        title: type === 'invite' ? 'Password saved' : 'Password changed',
        description: step.isSignedIn
          ? `You are logged in as ${step.email}.`
          : 'Log in with the new password.',
      })
      // The token has no business in the history.
      await navigate(paths.auth(), { replace: true })
    }
    return undefined
  }

  const submit = handleSubmit(async ({ password }) => {
    const failure = await follow(await link.choose(password))
    if (failure) setError('root', { message: failure })
  }, showFirstMessage)

  if (stage === 'dead') return <DeadLink isAboutPassword />
  if (stage === 'code') {
    return (
      <CodeForm onCode={async (code) => follow(await link.prove(code, getValues('password')))} />
    )
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <PasswordField
        registration={register('password')}
        label="New password"
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <FormFailure text={errors.root?.message} />
      <SubmitButton isBusy={isSubmitting} label="Save and log in" busyLabel="Saving..." />
    </form>
  )
}
