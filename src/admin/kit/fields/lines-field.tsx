import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useController, useFormContext } from 'react-hook-form'
import { buttonClass } from '../../../components/ui/button'
import { moved } from '../sorting/moved'
import { Sortable, SortableEntry } from '../sorting/sortable'
import { FieldError, inputClass, removeClass } from './entry-parts'

type LinesFieldProps = {
  /** Name of the form field; its value is a list of strings. */
  name: string
  label: string
  hint?: string
  /** Name of one entry, as in "Add a stop". */
  entryName: string
}

/** A sortable list of short texts, one per line. */
export function LinesField({ name, label, hint, entryName }: LinesFieldProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { control, getValues } = useFormContext()
  const { field, fieldState, formState } = useController({ name, control })
  const lines = linesOf(field.value)
  // Read from the form, not from the last render: a busy phone renders later than the user types.
  const current = () => linesOf(getValues(name))
  const messages = lineMessages(formState.errors[name])
  const error = fieldState.error?.message ?? messages.find((message) => message !== undefined)

  const change = (next: readonly string[], focusOn?: number) => {
    const value = next.length === 1 && next[0] === '' ? [] : [...next]
    if (focusOn === undefined) {
      field.onChange(value)
      return
    }
    // Synchronously, or a fast typist would go on in the previous line.
    flushSync(() => field.onChange(value))
    box.current?.querySelectorAll('input')[focusOn]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      change(current().toSpliced(index, 1, event.currentTarget.value, ''), index + 1)
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '' && lines.length > 1) {
      event.preventDefault()
      change(current().toSpliced(index, 1), Math.max(0, index - 1))
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const pasted = event.clipboardData.getData('text/plain').split(/\r?\n/).map(withoutBullet)
    const [first = '', ...others] = pasted.filter(Boolean)
    if (others.length === 0) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const joined = value.slice(0, selectionStart ?? 0) + first + value.slice(selectionEnd ?? 0)
    change(current().toSpliced(index, 1, joined, ...others), index + others.length)
  }

  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
      <div ref={box}>
        <Sortable
          label={label}
          ids={lines.map((_, index) => index + 1)}
          nameOf={(place) => lines[Number(place) - 1] || `${entryName} ${place}`}
          onMove={(from, to) => change(moved(current(), from, to))}
          className="grid grid-cols-1 gap-2"
        >
          {lines.map((line, index) => (
            <SortableEntry
              // oxlint-disable-next-line react/no-array-index-key -- a text may stand there twice
              key={index}
              id={index + 1}
              name={`${entryName} ${index + 1}`}
              index={index}
              count={lines.length}
              onMove={(from, to) => change(moved(current(), from, to))}
            >
              <div className="flex gap-1">
                <input
                  aria-label={`${label}, ${entryName} ${index + 1}`}
                  data-field={index === 0 ? name : undefined}
                  value={line}
                  aria-invalid={messages[index] ? true : undefined}
                  aria-describedby={messages[index] ? `${id}-error` : undefined}
                  className={inputClass}
                  onChange={(event) => change(current().toSpliced(index, 1, event.target.value))}
                  onBlur={field.onBlur}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onPaste={(event) => onPaste(event, index)}
                />
                <button
                  type="button"
                  aria-label={`Remove ${entryName} ${index + 1}`}
                  className={removeClass}
                  onClick={() => change(current().toSpliced(index, 1), Math.max(0, index - 1))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </button>
              </div>
            </SortableEntry>
          ))}
        </Sortable>
      </div>
      <button
        type="button"
        className={buttonClass('quiet', 'mt-1', 'compact')}
        onClick={() => change([...current(), ''], lines.length)}
      >
        <Plus aria-hidden className="size-4" />
        Add a {entryName}
      </button>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}

/** The field's value as lines; one empty line when it has none. */
function linesOf(value: unknown): string[] {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : ['']
}

/** The error message of each line. */
function lineMessages(errors: unknown): (string | undefined)[] {
  if (!Array.isArray(errors)) return []
  return errors.map((error: unknown) => {
    const message: unknown =
      typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined
    return typeof message === 'string' ? message : undefined
  })
}

/** Removes the bullet or number that a pasted list brings along. */
function withoutBullet(line: string): string {
  return line.replace(/^\s*(?:[-–•*·]|\d{1,2}[.)])\s+/, '').trim()
}
