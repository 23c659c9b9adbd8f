import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field'

type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** A select with its label, hint and error; the options are its children. */
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
        // The arrow is drawn here, because each browser draws its own differently.
        <span className="relative block after:pointer-events-none after:absolute after:top-4.5 after:right-4 after:size-2 after:rotate-45 after:border-r-2 after:border-b-2">
          <select {...select} {...control} className={`${control.className} appearance-none pr-8`}>
            {children}
          </select>
        </span>
      )}
    </Field>
  )
}
