import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mailtoLink } from '../../lib/mailto'
import type { QuestionGroup } from '../../lib/question-group'
import { MessageCard } from './message-card'
import { SelectField } from './select-field'
import { TextField } from './text-field'

type RequestField<Name extends string> = {
  name: Name
  label: string
  inputMode?: 'numeric'
  maxLength?: number
  /** What there is to choose from; a text field without. */
  options?: readonly string[]
}

/** What was typed or chosen, by the names of the fields; empty at first. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>

type RequestFormProps<Name extends string> = {
  questions: readonly QuestionGroup[]
  fields: readonly RequestField<Name>[]
  /** The message from what was typed and the chosen questions. */
  compose: (typed: Typed<Name>, questions: readonly string[]) => string
  /** What to say about what was typed, below the fields; each line begins anew. */
  advice?: (typed: Typed<Name>) => string | undefined
  /** The link that opens a draft in the chat with the operator. */
  chatLink: (message: string) => string
  /** The mailbox of the operator that gets the message as mail. */
  mailbox: string
  /** Subject of the mail. */
  subject: string
}

/**
 * A message to the operator with the questions that a visitor chooses. All are chosen at first, so that
 * without JavaScript the message carries every question; the fields are hidden then.
 */
export function RequestForm<Name extends string>({
  questions: groups,
  fields,
  compose,
  advice,
  chatLink,
  mailbox,
  subject,
}: RequestFormProps<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const all = groups.flatMap(({ questions }) => questions)
  const [request, setRequest] = useState(() => ({
    typed: typedInto(fields, () => ''),
    questions: all,
  }))

  const read = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    const chosen = data.getAll('question')
    setRequest({
      typed: typedInto(fields, (name) => {
        const value = data.get(name)
        return typeof value === 'string' ? value : ''
      }),
      questions: all.filter((question) => chosen.includes(question)),
    })
  }
  // A visitor may have typed before hydration, and the browser restores fields on Back.
  const readTyped = useEffectEvent(read)
  useEffect(() => readTyped(), [])

  const message = compose(request.typed, request.questions)
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <form ref={form} onChange={read} onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-4 noscript:hidden sm:grid-cols-2">
          {fields.map(({ options, ...field }) =>
            options ? (
              <SelectField key={field.name} label={field.label} name={field.name}>
                <option value="">Not decided yet</option>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </SelectField>
            ) : (
              <TextField key={field.name} {...field} />
            ),
          )}
        </div>
        <output className="mt-3 mb-6 block min-h-6 text-lg whitespace-pre-line">
          {advice?.(request.typed)}
        </output>
        {groups.map((group) => (
          <Questions key={group.title} {...group} />
        ))}
      </form>
      <MessageCard
        title="Your message to us"
        message={message}
        chatHref={chatLink(message)}
        mailHref={mailtoLink(mailbox, subject, message)}
      />
    </div>
  )
}

function typedInto<Name extends string>(
  fields: readonly RequestField<Name>[],
  valueOf: (name: Name) => string,
): Typed<Name> {
  const entries = fields.map(({ name }) => [name, valueOf(name)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the keys
  return Object.fromEntries(entries) as Typed<Name>
}

function Questions({ title, questions }: QuestionGroup) {
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="font-display text-subheading">{title}</legend>
      {questions.map((question) => (
        <label key={question} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="checkbox"
            name="question"
            value={question}
            defaultChecked
            className="size-5 shrink-0 accent-tea noscript:hidden"
          />
          {question}
        </label>
      ))}
    </fieldset>
  )
}
