import { useId, type ComponentProps } from 'react'
import { Field, type FieldTexts } from '../form/field'

type NotedFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** A sentence under the field that depends on its value. */
    note: string | undefined
    /** Whether the note advises against the value. */
    isWarning?: boolean
  }

/** An input with a note that screen readers announce when it changes. A note never prevents sending. */
export function NotedField({ label, error, note, isWarning = false, ...input }: NotedFieldProps) {
  const noteId = useId()
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            aria-describedby={
              [control['aria-describedby'], note && noteId].filter(Boolean).join(' ') || undefined
            }
          />
          <output
            id={noteId}
            className={`block pt-1 text-sm ${isWarning ? 'font-semibold text-terracotta-dark' : 'text-muted'}`}
          >
            {note}
          </output>
        </>
      )}
    </Field>
  )
}
