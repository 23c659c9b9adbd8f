import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { noticeClass } from '../../components/ui/notice'
import { isInviteOnly } from '../data/config'
import { formResolver } from '../kit/form-resolver'
import { signUpDoorOptions } from './access-queries'
import { byInvitationText } from './auth-actions'
import { loginSchema, signUpSchema } from './auth-schema'
import { ForgotForm } from './forgot-form'
import { LoginForm } from './login-form'
import { ResendButton } from './resend-button'
import { SignUpForm } from './sign-up-form'

const triggerClass =
  'min-h-11 flex-1 border-b-3 border-transparent px-4 font-semibold text-muted transition-colors duration-quick hover:border-line hover:text-ink data-[state=active]:border-terracotta data-[state=active]:text-ink'

/**
 * The two ways in; the login alone where accounts are made by invitation. Both forms keep what was typed
 * while the other one is shown.
 */
export function AuthTabs() {
  const [tab, setTab] = useState('login')
  const [isForgotten, setForgotten] = useState(false)
  const [created, setCreated] = useState<{ email: string; needsConfirmation: boolean }>()
  const login = useForm({
    resolver: formResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const signUp = useForm({
    resolver: formResolver(signUpSchema),
    defaultValues: { fullName: '', email: '', password: '' },
  })

  // Asked where somebody wants to know it; a form that is refused says so as well.
  const isOpen = useQuery({ ...signUpDoorOptions, enabled: tab === 'sign-up' }).data ?? true
  const isWelcoming = useRef(false)

  function takeFocus() {
    // The button that had the focus is gone with its form.
    if (isWelcoming.current) login.setFocus('password')
    isWelcoming.current = false
  }

  function welcome(email: string, needsConfirmation: boolean) {
    signUp.resetField('password')
    login.reset({ email, password: '' })
    isWelcoming.current = true
    setTab('login')
    setCreated({ email, needsConfirmation })
  }

  function returnToLogin() {
    isWelcoming.current = true
    setForgotten(false)
  }

  const loginForm = (
    <LoginForm form={login} onShown={takeFocus} onForgotten={() => setForgotten(true)} />
  )

  if (isForgotten) return <ForgotForm email={login.getValues('email')} onBack={returnToLogin} />
  if (isInviteOnly()) {
    return (
      <>
        {loginForm}
        <p className="mt-6 text-muted">{byInvitationText}</p>
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
        {isOpen ? <SignUpForm form={signUp} onCreated={welcome} /> : <p>{byInvitationText}</p>}
      </Content>
    </Root>
  )
}
