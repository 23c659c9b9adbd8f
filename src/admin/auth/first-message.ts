import type { FieldErrors } from 'react-hook-form'
import { showToast } from '../../lib/toast'

const fieldOrder = ['fullName', 'email', 'password']

/** Shows the first validation message, in the order of the fields, as an error toast. */
export function showFirstMessage(errors: FieldErrors): void {
  const first = fieldOrder.map((name) => errors[name]?.message).find(Boolean)
  if (typeof first === 'string') showToast({ kind: 'error', title: first })
}
