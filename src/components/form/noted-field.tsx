import { useId, type ComponentProps } from 'react'
import { Field, type FieldTexts } from './field'

type NotedFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** A sentence under the field that depends on its value. */
    note?: string | undefined
    /** Another one that advises against the value. */
    warning?: string | undefined
  }

/** An input with notes that screen readers announce when they change. A note never prevents sending. */
export function NotedField({ label, error, note, warning, ...input }: NotedFieldProps) {
  const noteId = useId()
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            aria-describedby={
              [control['aria-describedby'], (note || warning) && noteId]
                .filter(Boolean)
                .join(' ') || undefined
            }
          />
          <output id={noteId} className="block pt-1 text-sm text-muted">
            {warning && <span className="block font-semibold text-terracotta-dark">{warning}</span>}
            {note}
          </output>
        </>
      )}
    </Field>
  )
}
