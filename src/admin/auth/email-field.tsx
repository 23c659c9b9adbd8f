import type { InvalidEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../components/form/text-field'

type EmailFieldProps = {
  registration: UseFormRegisterReturn
  /** Default: 'Email'. */
  label?: string
  error: string | undefined
  autoComplete: 'username' | 'email'
  /** The browser finds the e-mail malformed; show the form's own message instead of the browser's. */
  onTypeMismatch: () => void
}

/** The sign-in e-mail of an account. */
export function EmailField(props: EmailFieldProps) {
  const { registration, label = 'Email', error, autoComplete, onTypeMismatch } = props

  function handleInvalid(event: InvalidEvent<HTMLInputElement>) {
    if (!event.currentTarget.validity.typeMismatch) return
    event.preventDefault()
    onTypeMismatch()
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
