import { type ComponentProps, type Ref, useId, useState } from 'react'
import { nairobiDay } from '../../lib/calendar-day'
import { groupAdvice } from '../../lib/tour-group'
import { kenyanNumber } from '../../lib/tour-phone'
import { Field, type FieldTexts } from '../form/field'
import { TextArea } from '../form/text-area'
import { TextField } from '../form/text-field'

export type BookingValues = {
  name: string
  phone: string
  people: string
  /** `YYYY-MM-DD`, or empty. */
  date: string
  message: string
}

type BookingFieldsProps = {
  values: BookingValues
  /** Group size of the tour. */
  participants: string
  nameError: string | undefined
  phoneError: string | undefined
  nameInput: Ref<HTMLInputElement>
  phoneInput: Ref<HTMLInputElement>
  onChange: (values: BookingValues) => void
}

const maxMessageLength = 1200

/** Fields of an enquiry; only name and phone are required. */
export function BookingFields(props: BookingFieldsProps) {
  const { values, participants, nameError, phoneError, nameInput, phoneInput, onChange } = props
  const [today] = useState(() => nairobiDay(new Date()))
  const phone = kenyanNumber(values.phone)
  const isPast = values.date !== '' && values.date < today

  const change = (event: { target: { name: string; value: string } }) =>
    onChange({ ...values, [event.target.name]: event.target.value })

  return (
    <>
      <TextField
        ref={nameInput}
        name="name"
        label="Name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={120}
        value={values.name}
        error={nameError}
        onChange={change}
      />
      <NotedField
        ref={phoneInput}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={40}
        value={values.phone}
        error={phoneError}
        note={phone && `We read this as ${phone}.`}
        onChange={change}
      />
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        <NotedField
          name="people"
          label="Number of people (optional)"
          inputMode="numeric"
          autoComplete="off"
          dir="auto"
          maxLength={40}
          value={values.people}
          note={groupAdvice(participants, values.people)}
          isWarning
          onChange={change}
        />
        <NotedField
          name="date"
          label="Preferred date (optional)"
          type="date"
          min={today}
          value={values.date}
          note={isPast ? 'This day has passed. Choose a later one if you can.' : undefined}
          isWarning
          onChange={change}
        />
      </div>
      <TextArea
        name="message"
        label="Message (optional)"
        hint={`${values.message.length} of ${maxMessageLength} characters`}
        dir="auto"
        maxLength={maxMessageLength}
        value={values.message}
        onChange={change}
      />
    </>
  )
}

type NotedFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** A sentence under the field that depends on its value. */
    note: string | undefined
    /** Whether the note advises against the value. */
    isWarning?: boolean
  }

/** An input with a note that screen readers announce when it changes. A note never prevents sending. */
function NotedField({ label, hint, error, className, ...rest }: NotedFieldProps) {
  const { note, isWarning = false, ...input } = rest
  const noteId = useId()
  return (
    <Field label={label} hint={hint} error={error} className={className}>
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
