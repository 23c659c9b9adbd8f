import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { noticeClass } from '../../components/ui/notice'
import { isInviteOnly } from '../data/config'
import { formResolver } from '../kit/form-resolver'
import { signUpOpenOptions } from './access-queries'
import { inviteOnlyText } from './auth-actions'
import { loginSchema, signUpSchema } from './auth-schema'
import { ForgotForm } from './forgot-form'
import { LoginForm } from './login-form'
import { ResendButton } from './resend-button'
import { SignUpForm } from './sign-up-form'

const triggerClass =
  'min-h-11 flex-1 border-b-3 border-transparent px-4 font-semibold text-muted transition-colors duration-quick hover:border-line hover:text-ink data-[state=active]:border-terracotta data-[state=active]:text-ink'

/**
 * Login and sign-up; only the login if accounts are created by invitation. Both forms keep what was typed
 * while the other one is shown.
 */
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

  function returnToLogin() {
    shouldFocusPassword.current = true
    setForgotShown(false)
  }

  const loginForm = (
    <LoginForm form={login} onShown={restoreFocus} onForgot={() => setForgotShown(true)} />
  )

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
