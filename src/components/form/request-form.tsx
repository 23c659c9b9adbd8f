import { useImperativeHandle, type ReactNode, type Ref } from 'react'
import { mailtoLink } from '../../lib/mailto'
import type { QuestionGroup } from '../../lib/question-group'
import { MessageCard } from './message-card'
import { RequestFields } from './request-fields'
import {
  useRequest,
  type Fill,
  type Picks,
  type RequestField,
  type Tick,
  type Typed,
} from './use-request'

/** For what stands outside the form and fills it. */
export type RequestHandle = { tick: Tick }

type RequestFormProps<Name extends string> = {
  /** How to use the form; not shown without JavaScript. */
  intro: string
  questions: readonly QuestionGroup[]
  fields: readonly RequestField<Name>[]
  picks?: Picks<Name>
  /** The message from what was typed, the chosen questions and what was picked. */
  compose: (typed: Typed<Name>, questions: readonly string[], picked: readonly string[]) => string
  /** What to say about what was typed, below the fields; each line of a text begins anew. It may fill the form. */
  advice?: (
    typed: Typed<Name>,
    fill: Fill<Name>,
    boxes: { tick: Tick; picked: readonly string[] },
  ) => ReactNode
  /** Under which name what is typed and ticked is kept in this tab. */
  draftKey: string
  /** Values for empty fields, read once the page is hydrated. */
  prefill?: () => Partial<Record<Name, string>>
  /** Called with what was typed and picked, whenever it changes. */
  onTyped?: (typed: Typed<Name>, picked: readonly string[]) => void
  /** The link that opens a draft in the chat with the operator. */
  chatLink: (message: string) => string
  /** The mailbox of the operator that gets the message as mail. */
  mailbox: string
  /** Subject of the mail. */
  subject: string
  handle?: Ref<RequestHandle>
}

/**
 * A message to the operator with the questions that a visitor chooses. All are chosen at first, so that
 * without JavaScript the message carries every question; the fields are hidden then.
 */
export function RequestForm<Name extends string>(props: RequestFormProps<Name>) {
  const { intro, questions, fields, picks, compose, advice, chatLink, mailbox, subject } = props
  const { prefill, onTyped, draftKey, handle } = props
  const request = useRequest({ fields, questions, picks, prefill, onTyped, draftKey })
  useImperativeHandle(handle, () => ({ tick: request.tick }))
  const message = compose(request.typed, request.questions, request.picked)
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <RequestFields
        intro={intro}
        request={request}
        fields={fields}
        questions={questions}
        picks={picks}
        advice={advice?.(request.typed, request.fill, request)}
      />
      <MessageCard
        title="Your message to us"
        message={message}
        chatHref={chatLink(message)}
        mailHref={mailtoLink(mailbox, subject, message)}
        onOpen={request.check}
        isSticky
      />
    </div>
  )
}
