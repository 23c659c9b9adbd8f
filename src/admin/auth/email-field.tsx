import type { InvalidEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../components/form/text-field'

type EmailFieldProps = {
  registration: UseFormRegisterReturn
  /** 'Email' unless told. */
  label?: string
  error: string | undefined
  autoComplete: 'username' | 'email'
  /** The browser refuses the address; the form's own message stands in for the browser's. */
  onMistyped: () => void
}

/** E-mail address of an account. */
export function EmailField(props: EmailFieldProps) {
  const { registration, label = 'Email', error, autoComplete, onMistyped } = props

  function takeOver(event: InvalidEvent<HTMLInputElement>) {
    if (!event.currentTarget.validity.typeMismatch) return
    event.preventDefault()
    onMistyped()
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
      onInvalid={takeOver}
    />
  )
}
