import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { TextField } from '../../components/form/text-field'
import { formResolver } from '../kit/form-resolver'
import type { Failure } from './auth-actions'
import { AuthForm } from './auth-form'
import { codeSchema } from './auth-schema'

type CodeFormProps = {
  /** Checks the six digits; resolves to a text to show if they are wrong. */
  onCode: (code: string) => Promise<Failure>
}

/** Asks for a code from the authenticator app. */
export function CodeForm({ onCode }: CodeFormProps) {
  const form = useForm({ resolver: formResolver(codeSchema), defaultValues: { code: '' } })
  const { register, setFocus, formState } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <AuthForm
      form={form}
      send={({ code }) => onCode(code)}
      label="Continue"
      busyLabel="Checking..."
    >
      <TextField
        {...register('code')}
        label="Code"
        hint="Six digits from your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={formState.errors.code?.message}
      />
    </AuthForm>
  )
}
