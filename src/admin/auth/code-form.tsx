import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { TextField } from '../../components/form/text-field'
import { formResolver } from '../kit/form-resolver'
import type { Failure } from './auth-actions'
import { codeSchema } from './auth-schema'
import { FormFailure } from './form-failure'
import { SubmitButton } from './submit-button'

type CodeFormProps = {
  /** Checks the six digits; resolves to a text to show if they are wrong. */
  onCode: (code: string) => Promise<Failure>
}

/** Asks for a code from the authenticator app. */
export function CodeForm({ onCode }: CodeFormProps) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: formResolver(codeSchema),
    defaultValues: { code: '' },
  })
  useEffect(() => setFocus('code'), [setFocus])
  const submit = handleSubmit(async ({ code }) => {
    const failure = await onCode(code)
    if (failure) setError('root', { message: failure })
  })
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('code')}
        label="Code"
        hint="Six digits from your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={formState.errors.code?.message}
      />
      <FormFailure text={formState.errors.root?.message} />
      <SubmitButton isBusy={formState.isSubmitting} label="Continue" busyLabel="Checking..." />
    </form>
  )
}
