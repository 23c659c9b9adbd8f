import type { ReactNode } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { removeToastOf, showToast, type Toast } from '../../lib/toast'
import type { Failure } from './auth-actions'

type AuthFormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** Sends the checked values; resolves to a text to show if they are refused. */
  send: (values: Output) => Promise<Failure>
  label: string
  busyLabel: string
  /** Shown below the failure of the last attempt. */
  advice?: ReactNode
  children: ReactNode
}

/** A form of an account: its fields, why the last attempt failed, and the submit button. */
export function AuthForm<Values extends FieldValues, Output>(props: AuthFormProps<Values, Output>) {
  const { form, send, label, busyLabel, advice, children } = props
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const failure = await send(values)
    if (failure !== undefined) form.setError('root', { message: failure })
  }, showFirstError)
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {children}
      <FormFailure text={errors.root?.message} />
      {advice}
      <button
        type="submit"
        className={buttonClass('primary', 'w-full')}
        disabled={isSubmitting}
        aria-busy={isSubmitting}
      >
        {isSubmitting ? busyLabel : label}
      </button>
    </form>
  )
}

const accountForms = 'account'

/** Shows a toast instead of the one before of these forms. */
export function tellOfAccount(toast: Toast): void {
  showToast({ ...toast, form: accountForms })
}

/** Removes the toast of these forms: what it says is over. */
export function forgetAnswer(): void {
  removeToastOf(accountForms)
}

const fieldOrder = ['fullName', 'email', 'password']

/** Shows the validation message of the first invalid field as an error toast. */
function showFirstError(errors: FieldErrors): void {
  const first = fieldOrder.map((name) => errors[name]?.message).find(Boolean)
  if (typeof first === 'string') tellOfAccount({ kind: 'error', title: first })
}

/** Why a submit failed; shown until the next attempt. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return <p className={`p-3 font-semibold text-danger ${noticeClass('error')}`}>{text}</p>
}
