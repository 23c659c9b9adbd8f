import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { formResolver } from '../kit/form-resolver'
import { newPasswordSchema } from './auth-schema'
import { CodeForm } from './code-form'
import { forgetDenial } from './denial'
import { ExpiredLink } from './expired-link'
import { showFirstError } from './show-first-error'
import { FormFailure } from './form-failure'
import { PasswordField } from './password-field'
import { openPasswordLink, type PasswordLinkType, type PasswordResult } from './redeem-link'
import { SubmitButton } from './submit-button'

type NewPasswordFormProps = {
  tokenHash: string
  /** `recovery` if the user asked for the e-mail, `invite` for a new account. */
  type: PasswordLinkType
}

/** Sets a new password with the link from an e-mail, then signs in. */
export function NewPasswordForm({ tokenHash, type }: NewPasswordFormProps) {
  const [link] = useState(() => openPasswordLink(tokenHash, type))
  const [stage, setStage] = useState<'password' | 'code' | 'expired'>('password')
  const navigate = useNavigate()
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState

  /** Shows the next stage; resolves to a text if the user must try again. */
  async function showResult(result: PasswordResult): Promise<string | undefined> {
    if (result.status === 'failed') return result.text
    if (result.status === 'expired') setStage('expired')
    else if (result.status === 'needsCode') setStage('code')
    else {
      forgetDenial()
      showToast({
        kind: 'success',
        title: type === 'invite' ? 'Password saved' : 'Password changed',
        description: result.isSignedIn
          ? `You are logged in as ${result.email}.`
          : 'Log in with the new password.',
      })
      // Keep the token out of the history.
      await navigate(paths.auth(), { replace: true })
    }
    return undefined
  }

  const submit = handleSubmit(async ({ password }) => {
    const failure = await showResult(await link.setPassword(password))
    if (failure) setError('root', { message: failure })
  }, showFirstError)

  if (stage === 'expired') return <ExpiredLink isPasswordLink />
  if (stage === 'code') {
    return (
      <CodeForm
        onCode={async (code) => showResult(await link.verifyCode(code, getValues('password')))}
      />
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
