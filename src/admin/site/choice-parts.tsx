import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { SelectField } from '../../components/form/select-field'
import { factSheets } from '../../content/collections/facts/sheets'
import { hourName } from '../../content/opening-hours'
import { dayName, hourStep } from '../../lib/format'
import { FieldError } from '../kit/fields/entry-parts'
import { messageOf, useSheet, type PartProps } from './sheet-context'
import { sheetOptions } from './sheet-queries'
import { daysIn, entriesIn, partOf, repaired, textIn } from './sheet-values'

type Option = { value: string; name: string }

/** A choice of several names, or of a time of day. */
export function ChoicePart({ part, path, value, error }: PartProps) {
  const { change } = useSheet()
  const { input, label, hint, options = {}, first = 0, last = 24 } = part
  const isHour = input === 'hour'
  const choices: Option[] = isHour
    ? Array.from({ length: (last - first) / hourStep + 1 }, (_, index) => {
        const hour = first + index * hourStep
        return { value: String(hour), name: hourName(hour) }
      })
    : Object.entries(options).map(([name, words]) => ({ value: name, name: words }))
  return (
    <SelectField
      name={path}
      label={label}
      hint={hint}
      error={messageOf(error)}
      value={typeof value === 'number' ? String(value) : textIn(value)}
      onChange={({ target }) => change(path, () => (isHour ? Number(target.value) : target.value))}
    >
      <Options choices={choices} />
    </SelectField>
  )
}

function Options({ choices }: { choices: readonly Option[] }) {
  return choices.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}

/** A checkbox. */
export function FlagPart({ part, path, value, error }: PartProps) {
  const { change } = useSheet()
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={path}
          checked={value === true}
          aria-describedby={part.hint && `${id}-hint`}
          className="size-5 shrink-0 accent-tea"
          onChange={({ target }) => change(path, () => target.checked)}
        />
        {part.label}
      </label>
      {part.hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {part.hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={messageOf(error)} />
    </div>
  )
}

/** Monday first; Sunday is 0. */
const week = [1, 2, 3, 4, 5, 6, 0]

/** The days of a week, each to be pressed. They are kept in the order of the week. */
export function DaysPart({ part, path, value, error }: PartProps) {
  const { change } = useSheet()
  const id = useId()
  const chosen = daysIn(value)
  const message = messageOf(error)
  const toggle = (day: number) =>
    change(path, (found) => {
      const days = daysIn(found)
      return week.filter((other) => (other === day ? !days.includes(day) : days.includes(other)))
    })
  return (
    <fieldset className="min-w-0" aria-describedby={message && `${id}-error`}>
      <legend className="mb-1 font-semibold">{part.label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {week.map((day, index) => (
          <button
            key={day}
            type="button"
            data-field={index === 0 ? path : undefined}
            aria-pressed={chosen.includes(day)}
            aria-label={dayName(day)}
            className="min-h-11 min-w-11 rounded-postcard border border-muted bg-card px-2 font-semibold hover:bg-tea-soft aria-pressed:border-tea aria-pressed:bg-tea aria-pressed:text-card"
            onClick={() => toggle(day)}
          >
            {dayName(day).slice(0, 3)}
          </button>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={message} />
    </fieldset>
  )
}

/** The id of a tour category, or of a question of the FAQ, chosen by its words. */
export function EntryChoicePart({ part, path, value, error }: PartProps) {
  const { change } = useSheet()
  const isQuestion = part.input === 'question'
  const { data, isPending } = useQuery(sheetOptions(isQuestion ? 'faq' : 'categories'))
  const chosen = textIn(value)
  const groups = isQuestion ? questionsIn(data?.value) : categoriesIn(data?.value, chosen)
  const isKnown = groups.some(({ entries }) => entries.some((entry) => entry.value === chosen))
  return (
    <SelectField
      name={path}
      label={part.label}
      error={messageOf(error)}
      value={chosen}
      onChange={({ target }) => change(path, () => target.value)}
    >
      {!isKnown && (
        <option value={chosen}>
          {chosen === '' ? 'Choose one' : isPending ? 'Loading' : 'It is gone: choose another'}
        </option>
      )}
      {groups.map(({ name, entries }) =>
        name === '' ? (
          <Options key={name} choices={entries} />
        ) : (
          <optgroup key={name} label={name}>
            <Options choices={entries} />
          </optgroup>
        ),
      )}
    </SelectField>
  )
}

type OptionGroup = { name: string; entries: Option[] }

function categoriesIn(stored: unknown, chosen: string): OptionGroup[] {
  const sheet = repaired(factSheets.categories.part, stored)
  const entries = entriesIn(partOf(sheet, 'categories')).flatMap((entry) => {
    const value = textIn(partOf(entry, 'id'))
    if (partOf(entry, 'retired') === true && value !== chosen) return []
    return [{ value, name: textIn(partOf(entry, 'name')) }]
  })
  return [{ name: '', entries }]
}

function questionsIn(stored: unknown): OptionGroup[] {
  const sheet = repaired(factSheets.faq.part, stored)
  return entriesIn(partOf(sheet, 'sections')).map((section) => ({
    name: textIn(partOf(section, 'title')),
    entries: entriesIn(partOf(section, 'questions')).map((question) => ({
      value: textIn(partOf(question, 'id')),
      name: textIn(partOf(question, 'question')),
    })),
  }))
}
