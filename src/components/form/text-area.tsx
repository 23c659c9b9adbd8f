import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** A textarea with its label, hint and error; ruled like the back of a postcard. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          // `bg-local`: the ruled lines scroll with the text.
          className={`${control.className} ruled block bg-local py-0 leading-11`}
        />
      )}
    </Field>
  )
}
