import { Plus, Trash2 } from 'lucide-react'
import {
  useId,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useController, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { buttonClass } from '../../../components/ui/button'
import { firstMessage } from '../form-resolver'
import { moved } from '../sorting/moved'
import { Sortable, SortableEntry } from '../sorting/sortable'
import { FieldError, inputClass } from './entry-parts'

type NamedFieldProps = {
  /** Name of the form field; its value is a list. */
  name: string
  label: string
  hint?: string
}

type EntryTools<Entry> = {
  index: number
  /** The entries as the form holds them now. */
  current: () => Entry[]
  /** Writes the entries; then focuses the entry with index `focusOn`, if given. */
  change: (next: readonly Entry[], focusOn?: number) => void
  /** Props of an input; `part` is its key in the entry, for an entry that has several inputs. */
  inputProps: (part?: keyof Entry) => ComponentProps<'input'>
}

type ListFieldProps<Entry> = NamedFieldProps & {
  /** Name of one entry, as in "Add a stop". */
  entryName: string
  className: string
  read: (value: unknown) => Entry[]
  blank: Entry
  titleOf: (entry: Entry) => string
  children: (entry: Entry, tools: EntryTools<Entry>) => ReactNode
}

/** A sortable list of entries that can be added and removed. */
function ListField<Entry>(props: ListFieldProps<Entry>) {
  const { name, label, hint, entryName, className, read, blank, titleOf, children } = props
  const id = useId()
  const errorId = `${id}-error`
  const { control, getValues } = useFormContext()
  const { field, formState } = useController({ name, control })
  const entries = read(field.value)
  // Read from the form, not from the last render: a busy phone renders later than the user types.
  const current = () => read(getValues(name))
  const errors = formState.errors[name]
  const error = firstMessage(errors)

  const change = (next: readonly Entry[], focusOn?: number) => {
    const value = next.length === 1 && next[0] === '' ? [] : [...next]
    if (focusOn === undefined) {
      field.onChange(value)
      return
    }
    // Synchronously, or a fast typist would go on in the previous entry.
    flushSync(() => field.onChange(value))
    document.getElementById(id)?.querySelectorAll('li')[focusOn]?.querySelector('input')?.focus()
  }
  const move = (from: number, to: number) => change(moved(current(), from, to))

  return (
    <fieldset id={id} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
      <Sortable
        label={label}
        ids={entries.map((_, index) => index + 1)}
        nameOf={(place) =>
          entries.slice(Number(place) - 1, Number(place)).map(titleOf)[0] || `${entryName} ${place}`
        }
        onMove={move}
        className={className}
      >
        {entries.map((entry, index) => (
          <SortableEntry
            // oxlint-disable-next-line react/no-array-index-key -- an entry may stand there twice
            key={index}
            id={index + 1}
            name={`${entryName} ${index + 1}`}
            index={index}
            count={entries.length}
            onMove={move}
          >
            <div className="flex gap-1">
              {children(entry, {
                index,
                current,
                change,
                inputProps: (part) => {
                  const own: unknown = Reflect.get(Object(errors), index)
                  const isInvalid = firstMessage(part ? Reflect.get(Object(own), part) : own)
                  return {
                    'aria-invalid': isInvalid ? true : undefined,
                    'aria-describedby': isInvalid ? errorId : undefined,
                    className: inputClass,
                    onBlur: field.onBlur,
                  }
                },
              })}
              <button
                type="button"
                aria-label={`Remove ${entryName} ${index + 1}`}
                className="grid size-11 shrink-0 place-items-center rounded-postcard text-muted hover:bg-danger-soft hover:text-danger"
                onClick={() => change(current().toSpliced(index, 1), Math.max(0, index - 1))}
              >
                <Trash2 aria-hidden className="size-5" />
              </button>
            </div>
          </SortableEntry>
        ))}
      </Sortable>
      <button
        type="button"
        data-field={entries.length === 0 ? name : undefined}
        className={buttonClass('quiet', 'mt-1', 'compact')}
        onClick={() => change([...current(), blank], entries.length)}
      >
        <Plus aria-hidden className="size-4" />
        Add a {entryName}
      </button>
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}

/** A sortable list of short texts, one per line. */
export function LinesField(props: NamedFieldProps & Pick<ListFieldProps<string>, 'entryName'>) {
  const { name, label, entryName } = props
  return (
    <ListField
      {...props}
      className="grid grid-cols-1 gap-2"
      // One empty line when the field has none.
      read={(value) => (Array.isArray(value) && value.length > 0 ? value.map(String) : [''])}
      blank=""
      titleOf={(line) => line}
    >
      {(line, { index, current, change, inputProps }) => {
        const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
          const { value } = event.currentTarget
          if (event.key === 'Enter') {
            event.preventDefault()
            change(current().toSpliced(index, 1, value, ''), index + 1)
          }
          if (event.key === 'Backspace' && value === '' && current().length > 1) {
            event.preventDefault()
            change(current().toSpliced(index, 1), Math.max(0, index - 1))
          }
        }
        const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
          const pasted = event.clipboardData.getData('text/plain').split(/\r?\n/)
          const [first = '', ...others] = pasted.map(withoutBullet).filter(Boolean)
          if (others.length === 0) return
          event.preventDefault()
          const { value, selectionStart, selectionEnd } = event.currentTarget
          const joined =
            value.slice(0, selectionStart ?? 0) + first + value.slice(selectionEnd ?? 0)
          change(current().toSpliced(index, 1, joined, ...others), index + others.length)
        }
        return (
          <input
            {...inputProps()}
            aria-label={`${label}, ${entryName} ${index + 1}`}
            data-field={index === 0 ? name : undefined}
            value={line}
            onChange={(event) => change(current().toSpliced(index, 1, event.target.value))}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        )
      }}
    </ListField>
  )
}

/** Removes the bullet or number that a pasted list brings along. */
function withoutBullet(line: string): string {
  return line.replace(/^\s*(?:[-–•*·]|\d{1,2}[.)])\s+/, '').trim()
}

const linksSchema = z.array(z.object({ title: z.string(), url: z.string() })).catch([])

/** A list of links to other sites; each entry is `{ title, url }`. */
export function LinksField(props: NamedFieldProps) {
  return (
    <ListField
      {...props}
      entryName="link"
      className="grid grid-cols-1 gap-3"
      read={(value) => linksSchema.parse(value)}
      blank={{ title: '', url: '' }}
      titleOf={({ title }) => title}
    >
      {(link, { index, current, change, inputProps }) => {
        const set = (part: Partial<typeof link>) =>
          change(current().toSpliced(index, 1, { ...link, ...current()[index], ...part }))
        return (
          <div className="grid min-w-0 grow grid-cols-1 gap-1 lg:grid-cols-2">
            <input
              {...inputProps('title')}
              data-field={index === 0 ? props.name : undefined}
              aria-label={`Text of link ${index + 1}`}
              placeholder="Text"
              value={link.title}
              onChange={(event) => set({ title: event.target.value })}
            />
            <input
              {...inputProps('url')}
              type="url"
              inputMode="url"
              aria-label={`Address of link ${index + 1}`}
              placeholder="https://"
              value={link.url}
              onChange={(event) => set({ url: event.target.value.trim() })}
            />
          </div>
        )
      }}
    </ListField>
  )
}
