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

// The text has at least 16 pixels, or phones zoom into the field. An invalid value thickens the border
// inwards, so that the layout does not shift.
const controlClass =
  'min-h-12 w-full min-w-0 rounded-postcard border border-muted bg-card px-3 py-2 text-base transition-colors duration-quick hover:border-tea disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-muted aria-invalid:border-danger aria-invalid:bg-danger-soft aria-invalid:inset-ring aria-invalid:inset-ring-danger'

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
