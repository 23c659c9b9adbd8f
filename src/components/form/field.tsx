import { useId, type ReactNode } from 'react'

export type FieldTexts = {
  label: string
  /** A sentence of help under the label. */
  hint?: string | undefined
  /** What is wrong with the value, as a sentence. */
  error?: string | undefined
  className?: string | undefined
}

/** Props that the control inside a field must have. */
type ControlProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = FieldTexts & { children: (control: ControlProps) => ReactNode }

const controlClass = 'control'

/** Label, hint and error of one control, associated with it for assistive technology. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        className: controlClass,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p
          id={errorId}
          className="mt-1.5 border-l-4 border-danger pl-2 leading-snug font-semibold text-danger"
        >
          {error}
        </p>
      )}
    </div>
  )
}
