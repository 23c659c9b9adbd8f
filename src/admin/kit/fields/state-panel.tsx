import { use, useId, type ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '../../../components/form/field'
import { statusChoice } from '../status-words'
import { ReadOnlyContext, useMay } from '../rights'
import { FieldError } from './entry-parts'

const states = ['draft', 'published', 'unpublished'] as const

type StatePanelProps = {
  /** Whether visitors see the entry now. */
  isOnSite: boolean
  /** Whether the site goes on showing what it shows, whatever is saved. */
  isKept: boolean
  /** Shown below the choices: whether what is saved goes out with the next publish. */
  nextVersion?: ReactNode
}

/** The fields for status and publication time (`status` and `publishAt` of the form). */
export function StatePanel({ isOnSite, isKept, nextVersion }: StatePanelProps) {
  const id = useId()
  const { control } = useFormContext<{ status: string; publishAt: string }>()
  const status = useController({ name: 'status', control })
  const publishAt = useController({ name: 'publishAt', control })
  const mayPublish = useMay('publish')
  const isReadOnly = use(ReadOnlyContext)
  const shown = mayPublish ? states : states.filter((state) => state === status.field.value)
  const isLater = status.field.value === 'published' && publishAt.field.value !== ''
  return (
    <fieldset aria-describedby={`${id}-error`} className="grid grid-cols-1 gap-2">
      <legend className="mb-1 font-semibold">Status</legend>
      {shown.map((state, index) => {
        const { name, hint } = statusChoice(state, isOnSite, isKept)
        return (
          <label
            key={state}
            className="flex min-h-11 items-start gap-3 rounded-postcard border border-line p-3 has-checked:border-tea has-checked:bg-tea-soft"
          >
            <input
              type="radio"
              name="status"
              aria-label={name}
              aria-describedby={`${id}-${state}`}
              value={state}
              data-field={index === 0 ? 'status' : undefined}
              checked={status.field.value === state}
              onChange={() => status.field.onChange(state)}
              onBlur={status.field.onBlur}
              className="mt-1 size-5 shrink-0 accent-tea"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{name}</span>
              <span id={`${id}-${state}`} className="block text-sm text-muted">
                {hint}
              </span>
            </span>
          </label>
        )
      })}
      {!mayPublish && !isReadOnly && (
        <p className="text-sm text-muted">
          Ask an editor to publish it when it is ready. You can go on writing until then.
        </p>
      )}
      <FieldError id={`${id}-error`} text={status.fieldState.error?.message} />
      {nextVersion}
      {status.field.value === 'published' && (
        <Field
          label="Not before"
          hint="Visitors see it from this time on, in the time zone of this device. Empty: from the next Publish."
          error={publishAt.fieldState.error?.message}
        >
          {(box) => (
            <input {...publishAt.field} {...box} type="datetime-local" data-field="publishAt" />
          )}
        </Field>
      )}
      {isLater && (
        <p className="text-sm text-muted">
          Nothing happens at that minute by itself: it goes to the site with the first Publish after
          it, or with the nightly build if your host makes one.
        </p>
      )}
    </fieldset>
  )
}
