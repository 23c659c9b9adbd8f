import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field'

type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** A choice of one with its label, hint and error; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...select} {...control}>
          {children}
        </select>
      )}
    </Field>
  )
}
