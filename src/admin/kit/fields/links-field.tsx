import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useController, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { buttonClass } from '../../../components/ui/button'
import { moved } from '../sorting/moved'
import { Sortable, SortableEntry } from '../sorting/sortable'
import { FieldError, inputClass, removeClass } from './entry-parts'

const linksSchema = z.array(z.object({ title: z.string(), url: z.string() })).catch([])
type LinkEntry = z.infer<typeof linksSchema>[number]

type LinksFieldProps = {
  /** Name of the form field; its value is a list of `{ title, url }`. */
  name: string
  label: string
  hint?: string
}

/** A list of links to other sites, each with title and URL. */
export function LinksField({ name, label, hint }: LinksFieldProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { control, getValues } = useFormContext()
  const { field, fieldState, formState } = useController({ name, control })
  const links = linksSchema.parse(field.value)
  // Read from the form, not from the last render: a busy phone renders later than the user types.
  const current = () => linksSchema.parse(getValues(name))
  const messages = linkMessages(formState.errors[name])
  const error =
    fieldState.error?.message ?? messages.flatMap(({ title, url }) => title ?? url ?? [])[0]

  const change = (next: readonly LinkEntry[], focusOn?: number) => {
    if (focusOn === undefined) {
      field.onChange([...next])
      return
    }
    flushSync(() => field.onChange([...next]))
    box.current?.querySelectorAll<HTMLInputElement>('[data-first]')[focusOn]?.focus()
  }
  const set = (index: number, part: Partial<LinkEntry>) =>
    change(current().map((link, place) => (place === index ? { ...link, ...part } : link)))

  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
      <div ref={box}>
        <Sortable
          label={label}
          ids={links.map((_, index) => index + 1)}
          nameOf={(place) => links[Number(place) - 1]?.title || `link ${place}`}
          onMove={(from, to) => change(moved(current(), from, to))}
          className="grid grid-cols-1 gap-3"
        >
          {links.map(({ title, url }, index) => (
            <SortableEntry
              // oxlint-disable-next-line react/no-array-index-key -- a link may stand there twice
              key={index}
              id={index + 1}
              name={`link ${index + 1}`}
              index={index}
              count={links.length}
              onMove={(from, to) => change(moved(current(), from, to))}
            >
              <div className="flex gap-1">
                <div className="grid min-w-0 grow grid-cols-1 gap-1 lg:grid-cols-2">
                  <input
                    data-first
                    data-field={index === 0 ? name : undefined}
                    aria-label={`Text of link ${index + 1}`}
                    placeholder="Text"
                    value={title}
                    aria-invalid={messages[index]?.title ? true : undefined}
                    className={inputClass}
                    onChange={(event) => set(index, { title: event.target.value })}
                    onBlur={field.onBlur}
                  />
                  <input
                    type="url"
                    inputMode="url"
                    aria-label={`Address of link ${index + 1}`}
                    placeholder="https://"
                    value={url}
                    aria-invalid={messages[index]?.url ? true : undefined}
                    className={inputClass}
                    onChange={(event) => set(index, { url: event.target.value.trim() })}
                    onBlur={field.onBlur}
                  />
                </div>
                <button
                  type="button"
                  aria-label={`Remove link ${index + 1}`}
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
        data-field={links.length === 0 ? name : undefined}
        className={buttonClass('quiet', 'mt-1', 'compact')}
        onClick={() => change([...current(), { title: '', url: '' }], links.length)}
      >
        <Plus aria-hidden className="size-4" />
        Add a link
      </button>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}

const partSchema = z.object({ message: z.string() }).transform(({ message }) => message)
const messagesSchema = z
  .array(
    z
      .object({
        title: partSchema.optional().catch(undefined),
        url: partSchema.optional().catch(undefined),
      })
      .catch({}),
  )
  .catch([])

/** The error messages for title and URL of each link. */
function linkMessages(errors: unknown): {
  title?: string | undefined
  url?: string | undefined
}[] {
  return messagesSchema.parse(errors)
}
