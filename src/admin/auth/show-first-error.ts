import type { FieldErrors } from 'react-hook-form'
import { showToast } from '../../lib/toast'

const fieldOrder = ['fullName', 'email', 'password']

/** Shows the validation message of the first invalid field as an error toast. */
export function showFirstError(errors: FieldErrors): void {
  const first = fieldOrder.map((name) => errors[name]?.message).find(Boolean)
  if (typeof first === 'string') showToast({ kind: 'error', title: first })
}
