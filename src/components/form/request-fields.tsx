import type { ReactNode } from 'react'
import type { QuestionGroup } from '../../lib/question-group'
import { useHydrated } from '../../lib/use-hydrated'
import { useToday } from '../../lib/use-today'
import { SelectField } from './select-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'
import type { Picks, Request, RequestField, RequestOption } from './use-request'

type RequestFieldsProps<Name extends string> = {
  /** How to use the form; not shown without JavaScript. */
  intro: string
  request: Request<Name>
  fields: readonly RequestField<Name>[]
  questions: readonly QuestionGroup[]
  picks?: Picks<Name> | undefined
  /** What to say about what was typed, below the fields. */
  advice?: ReactNode
}

/**
 * The fields and questions of a request. Without JavaScript the fields are hidden, and the questions are a
 * list of what the message asks.
 */
export function RequestFields<Name extends string>({
  intro,
  request,
  fields,
  questions,
  picks,
  advice,
}: RequestFieldsProps<Name>) {
  const today = useToday()
  // Not in pre-rendered HTML, where it would be the day of the build.
  const firstDay = useHydrated() ? today : undefined
  const { typed, faults, form, read, showsFaults, showFaults } = request
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears when its fields are left
    <form
      ref={form}
      noValidate
      onChange={read}
      onBlur={showFaults}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="mb-4 text-lg noscript:hidden">{intro}</p>
      <div className="grid gap-4 noscript:hidden sm:grid-cols-2">
        {fields.map(({ options, blank = 'Not decided yet', isLong, isWide, ...field }) => {
          if (options) {
            return (
              <SelectField
                key={field.name}
                label={field.label}
                name={field.name}
                {...(isWide && { className: 'sm:col-span-2' })}
              >
                {blank !== null && <option value="">{blank}</option>}
                {options(typed).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
            )
          }
          if (isLong) {
            const { name, label, maxLength } = field
            return (
              <TextArea
                key={name}
                name={name}
                label={label}
                maxLength={maxLength}
                className="sm:col-span-2"
              />
            )
          }
          return (
            <TextField
              key={field.name}
              {...field}
              {...(field.type === 'date' && { min: firstDay })}
              className={isWide ? 'sm:col-span-2' : undefined}
              error={showsFaults ? faults[field.name] : undefined}
            />
          )
        })}
      </div>
      <output className="mt-3 mb-6 block min-h-6 text-lg whitespace-pre-line">{advice}</output>
      {picks && <Ticks title={picks.title} name="pick" options={picks.options(typed)} />}
      {questions.map((group) => (
        <Ticks
          key={group.title}
          title={group.title}
          name="question"
          options={group.questions.map((question) => ({ value: question, label: question }))}
          isTicked
        />
      ))}
    </form>
  )
}

type TicksProps = {
  title: string
  name: string
  options: readonly RequestOption[]
  /** Whether all of them are ticked at first. */
  isTicked?: boolean
}

function Ticks({ title, name, options, isTicked = false }: TicksProps) {
  return (
    <fieldset className={`mb-6 min-w-0 ${isTicked ? '' : 'noscript:hidden'}`.trimEnd()}>
      <legend className="font-display text-subheading">{title}</legend>
      <div className={isTicked ? undefined : 'grid gap-x-6 sm:grid-cols-2'}>
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={isTicked}
              className="size-5 shrink-0 accent-tea noscript:hidden"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
