import type { InvalidEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../components/form/text-field'

type EmailFieldProps = {
  registration: UseFormRegisterReturn
  label?: string
  error: string | undefined
  autoComplete: 'username' | 'email'
}

/** The sign-in e-mail of an account. */
export function EmailField(props: EmailFieldProps) {
  const { registration, label = 'Email', error, autoComplete } = props

  function handleInvalid(event: InvalidEvent<HTMLInputElement>) {
    if (!event.currentTarget.validity.typeMismatch) return
    // The form shows its own message instead of the browser's.
    event.preventDefault()
    event.currentTarget.form?.dispatchEvent(
      new Event('submit', { bubbles: true, cancelable: true }),
    )
  }

  return (
    <TextField
      {...registration}
      label={label}
      type="email"
      required
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      onInvalid={handleInvalid}
    />
  )
}
