import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { useRef, useState, useEffect, useEffectEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { noticeClass } from '../../components/ui/notice'
import { buttonClass } from '../../components/ui/button'
import { TextField } from '../../components/form/text-field'
import { isInviteOnly } from '../data/config'
import { formResolver } from '../kit/form-resolver'
import { useSingleMutation } from '../kit/use-single-mutation'
import { signUpOpenOptions } from './access-queries'
import { inviteOnlyText, logIn, signUp, resendConfirmation } from './auth-actions'
import { loginSchema, signUpSchema, type LoginValues, type SignUpValues } from './auth-schema'
import { ForgotForm } from './forgot-form'
import { useCaptcha } from './captcha'
import { EmailField } from './email-field'
import { AuthForm, forgetAnswer, tellOfAccount } from './auth-form'
import { PasswordField } from './password-field'

const triggerClass =
  'min-h-11 flex-1 border-b-3 border-transparent px-4 font-semibold text-muted transition-colors duration-quick hover:border-line hover:text-ink data-[state=active]:border-terracotta data-[state=active]:text-ink'

/** Login and sign-up, unless accounts are by invitation. Both forms keep what was typed. */
export function AuthTabs() {
  const [tab, setTab] = useState('login')
  const [isForgotShown, setForgotShown] = useState(false)
  const [created, setCreated] = useState<{ email: string; needsConfirmation: boolean }>()
  const login = useForm({
    resolver: formResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const signUp = useForm({
    resolver: formResolver(signUpSchema),
    defaultValues: { fullName: '', email: '', password: '' },
  })

  // Read only for the sign-up; a refused form reports it as well.
  const isSignUpOpen = useQuery({ ...signUpOpenOptions, enabled: tab === 'sign-up' }).data ?? true
  const shouldFocusPassword = useRef(false)

  function restoreFocus() {
    // The button that had the focus was removed with its form.
    if (shouldFocusPassword.current) login.setFocus('password')
    shouldFocusPassword.current = false
  }

  function showLoginFor(email: string, needsConfirmation: boolean) {
    signUp.resetField('password')
    login.reset({ email, password: '' })
    shouldFocusPassword.current = true
    setTab('login')
    setCreated({ email, needsConfirmation })
  }

  function askForLink() {
    // Why the login failed is over for whoever takes another way.
    forgetAnswer()
    login.clearErrors('root')
    setForgotShown(true)
  }

  function returnToLogin() {
    shouldFocusPassword.current = true
    setForgotShown(false)
  }

  const loginForm = <LoginForm form={login} onShown={restoreFocus} onForgot={askForLink} />

  if (isForgotShown) return <ForgotForm email={login.getValues('email')} onBack={returnToLogin} />
  if (isInviteOnly()) {
    return (
      <>
        {loginForm}
        <p className="mt-6 text-muted">{inviteOnlyText}</p>
      </>
    )
  }
  return (
    <Root value={tab} onValueChange={setTab}>
      <List aria-label="Login or sign up" className="mb-6 flex border-b border-line">
        <Trigger value="login" className={triggerClass}>
          Login
        </Trigger>
        <Trigger value="sign-up" className={triggerClass}>
          Sign Up
        </Trigger>
      </List>
      <Content value="login">
        {created?.needsConfirmation && (
          <div className={`mb-4 p-3 ${noticeClass('warning')}`}>
            <p>Check your inbox to confirm your address, then log in here.</p>
            <ResendButton email={created.email} />
          </div>
        )}
        {loginForm}
      </Content>
      <Content value="sign-up">
        {isSignUpOpen ? (
          <SignUpForm form={signUp} onCreated={showLoginFor} />
        ) : (
          <p>{inviteOnlyText}</p>
        )}
      </Content>
    </Root>
  )
}

type LoginFormProps = {
  form: UseFormReturn<LoginValues>
  /** Called when the form has been mounted. */
  onShown: () => void
  onForgot: () => void
}

/** E-mail and password; `AuthPage` redirects once there is a session. */
function LoginForm({ form, onShown, onForgot }: LoginFormProps) {
  const takeToken = useCaptcha()
  const [unconfirmed, setUnconfirmed] = useState('')
  const { errors } = form.formState
  const notifyShown = useEffectEvent(onShown)

  useEffect(() => notifyShown(), [])

  async function send(values: LoginValues) {
    const { failure, isUnconfirmed } = await logIn(values, takeToken)
    setUnconfirmed(isUnconfirmed ? values.email : '')
    tellOfAccount(
      failure === undefined
        ? { kind: 'success', title: 'Logged in successfully!' }
        : { kind: 'error', title: failure },
    )
    return failure
  }

  return (
    <div className="grid gap-4">
      <AuthForm
        form={form}
        send={send}
        label="Login"
        busyLabel="Logging in..."
        advice={unconfirmed && <ResendButton email={unconfirmed} />}
      >
        <EmailField
          registration={form.register('email')}
          error={errors.email?.message}
          autoComplete="username"
        />
        <PasswordField
          registration={form.register('password')}
          error={errors.password?.message}
          autoComplete="current-password"
        />
      </AuthForm>
      <button
        type="button"
        className={buttonClass('quiet', 'justify-self-center')}
        onClick={onForgot}
      >
        Forgot password?
      </button>
    </div>
  )
}

type SignUpFormProps = {
  form: UseFormReturn<SignUpValues>
  /** `needsConfirmation` if the link in an e-mail must be opened before the first login. */
  onCreated: (email: string, needsConfirmation: boolean) => void
}

/** Creates an account, which has no admin rights until an admin grants them. */
function SignUpForm({ form, onCreated }: SignUpFormProps) {
  const takeToken = useCaptcha()
  const { errors } = form.formState

  async function send(values: SignUpValues) {
    const { failure, needsConfirmation } = await signUp(values, takeToken)
    if (failure === undefined) {
      tellOfAccount({ kind: 'success', title: 'Account created successfully! You can now log in.' })
      onCreated(values.email, needsConfirmation)
    } else tellOfAccount({ kind: 'error', title: failure })
    return failure
  }

  return (
    <AuthForm form={form} send={send} label="Sign Up" busyLabel="Signing up...">
      <TextField
        {...form.register('fullName')}
        label="Full Name"
        hint="Optional"
        autoComplete="name"
        maxLength={100}
        error={errors.fullName?.message}
      />
      <EmailField
        registration={form.register('email')}
        error={errors.email?.message}
        autoComplete="email"
      />
      <PasswordField
        registration={form.register('password')}
        error={errors.password?.message}
        autoComplete="new-password"
      />
    </AuthForm>
  )
}

/** Sends the e-mail that confirms an account again, and shows the result. */
function ResendButton({ email }: { email: string }) {
  const takeToken = useCaptcha()
  const resend = useSingleMutation({
    mutationFn: async () =>
      (await resendConfirmation(email, takeToken)) ?? `Another mail is on its way to ${email}.`,
  })
  return (
    <div className="mt-2">
      <button
        type="button"
        className={buttonClass('secondary', '', 'compact')}
        disabled={resend.isPending}
        aria-busy={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Resend the mail
      </button>
      <output className="block wrap-anywhere">
        {resend.data && <span className="block pt-2">{resend.data}</span>}
      </output>
    </div>
  )
}
