import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, Link } from 'react-router'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { formResolver } from '../kit/form-resolver'
import { useSingleMutation } from '../kit/use-single-mutation'
import { newPasswordSchema } from './auth-schema'
import { CodeForm } from './code-form'
import { forgetDenial } from './denial'
import { AuthForm, FormFailure } from './auth-form'
import { PasswordField } from './password-field'
import {
  openPasswordLink,
  confirmEmail,
  type PasswordLinkType,
  type PasswordResult,
} from './redeem-link'

type NewPasswordFormProps = {
  tokenHash: string
  /** `recovery` if the user asked for the e-mail, `invite` for a new account. */
  type: PasswordLinkType
}

/** Sets a new password with the link from an e-mail, then signs in. */
export function NewPasswordForm({ tokenHash, type }: NewPasswordFormProps) {
  const [setPassword] = useState(() => openPasswordLink(tokenHash, type))
  const [stage, setStage] = useState<'password' | 'code' | 'expired'>('password')
  const navigate = useNavigate()
  const form = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { password: '' },
  })

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

  if (stage === 'expired') return <ExpiredLink isPasswordLink />
  if (stage === 'code') {
    return (
      <CodeForm
        onCode={async (code) => showResult(await setPassword(form.getValues('password'), code))}
      />
    )
  }
  return (
    <AuthForm
      form={form}
      send={async ({ password }) => showResult(await setPassword(password))}
      label="Save and log in"
      busyLabel="Saving..."
    >
      <PasswordField
        registration={form.register('password')}
        label="New password"
        error={form.formState.errors.password?.message}
        autoComplete="new-password"
      />
    </AuthForm>
  )
}

/** Confirms a new sign-in e-mail, with a button because mail scanners open links. */
export function ConfirmEmail({ tokenHash }: { tokenHash: string }) {
  const confirmation = useSingleMutation({ mutationFn: () => confirmEmail(tokenHash) })
  const { data: result, isPending } = confirmation
  if (result?.status === 'expired') return <ExpiredLink />
  if (result?.status === 'done' || result?.status === 'halfConfirmed') {
    return (
      <div className="grid gap-4">
        <output className={`block p-4 wrap-anywhere ${noticeClass('success')}`}>
          {result.status === 'done'
            ? `From now on you sign in as ${result.email}.`
            : 'Step one of two is done. A mail went to your other address as well: open its link, too.'}
        </output>
        <Link to={paths.auth()} replace className={buttonClass()}>
          To the studio
        </Link>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p>Confirm, and you sign in with this address from now on.</p>
      <FormFailure text={result?.text} />
      <button
        type="button"
        className={buttonClass()}
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => confirmation.mutate()}
      >
        Confirm the new address
      </button>
    </div>
  )
}

/** Says that the link in an e-mail is no longer valid, and where to get another. */
function ExpiredLink({ isPasswordLink = false }: { isPasswordLink?: boolean }) {
  return (
    <div className="grid gap-4">
      <p role="alert" className={`p-4 ${noticeClass('error')}`}>
        This link has been used already, has expired, or a newer one has been sent.
      </p>
      <p>
        {isPasswordLink
          ? 'Choose “Forgot password?” on the login page to get another.'
          : 'Log in and ask for the change once more under Settings.'}
      </p>
      <Link to={paths.auth()} replace className={buttonClass()}>
        To the login page
      </Link>
    </div>
  )
}
