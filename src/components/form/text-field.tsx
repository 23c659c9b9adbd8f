import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A one-line input with its label, hint and error. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}
