import type { ToggleEvent } from 'react'
import { BookTourLink } from '../../components/layout/book-tour-link'
import { Icon } from '../../components/ui/icon'
import { forwardIcon } from '../../components/ui/icon-paths'
import type { FaqItem } from '../../content/faq'
import { AnswerLink } from './answer-link'
import { QuestionLink } from './question-link'

type QuestionProps = FaqItem & {
  /** Shared by the questions of which one may be open. */
  group: string | undefined
  /** The search hides it; it stays in the page. */
  isHidden: boolean
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void
  /** Called before a press opens or closes it. */
  onPress: () => void
}

/** A question that opens its answer; needs no script, and the browser's search finds the answer. */
export function Question({ id, question, answer, hasBooking, ...props }: QuestionProps) {
  const { group, isHidden, onToggle, onPress } = props
  return (
    <details
      name={group}
      hidden={isHidden}
      onToggle={onToggle}
      className="group relative rounded-xl bg-card shadow-card"
    >
      <summary
        onClick={onPress}
        className="flex min-h-11 items-center justify-between gap-4 rounded-xl px-5 py-3 hover:bg-tea-soft [&::-webkit-details-marker]:hidden"
      >
        {/* A heading around `summary` would take it out of `details`; inside it is allowed. */}
        <h3 className="font-sans text-lg font-semibold">{question}</h3>
        <Icon
          d={forwardIcon}
          className="size-5 shrink-0 rotate-90 text-tea transition group-open:-rotate-90"
        />
      </summary>
      {/* Inside the answer, so that an address with it opens the question without a script; at the
          top of the question, so that the page scrolls to that. */}
      <span id={id} className="absolute top-0 left-0" />
      <div className="grid justify-items-start gap-4 px-5 pt-2 pb-3">
        <p className="max-w-prose">
          {answer.map((part) =>
            typeof part === 'string' ? part : <AnswerLink key={part.name} {...part} />,
          )}
        </p>
        {hasBooking && <BookTourLink />}
        <QuestionLink id={id} question={question} />
      </div>
    </details>
  )
}
