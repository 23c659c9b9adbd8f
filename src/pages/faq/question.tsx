import type { ToggleEvent } from 'react'
import { BookTourLink } from '../../components/layout/book-tour-link'
import { disclosureClass, signClass, summaryClass } from '../../components/ui/disclosure'
import { Icon } from '../../components/ui/icon'
import { linkIcon } from '../../components/ui/icon-paths'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import type { FaqItem } from '../../content/faq'
import { copyText } from '../../lib/copy-text'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { AnswerLink } from './answer-link'

type QuestionProps = FaqItem & {
  /** `name` shared by the questions of which only one may be open. */
  group: string | undefined
  /** Hidden by the search, but still in the page. */
  isHidden: boolean
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void
  /** Called before a click opens or closes it. */
  onPress: () => void
}

/** A question that opens its answer; works without JavaScript, and find in page opens it, too. */
export function Question({ id, question, answer, hasBooking, ...props }: QuestionProps) {
  const { group, isHidden, onToggle, onPress } = props
  return (
    <details name={group} hidden={isHidden} onToggle={onToggle} className={disclosureClass}>
      <summary onClick={onPress} className={summaryClass}>
        {/* `summary` must be a child of `details`, so the heading is inside it. */}
        <h3 className="min-w-0 font-sans text-lg font-semibold break-words">{question}</h3>
        <span aria-hidden className={signClass} />
      </summary>
      {/* Inside the answer, so that the browser opens the question for a URL with this hash;
          positioned at the top of the question, so that the page scrolls there. */}
      <span id={id} className="absolute top-0 left-0" />
      <div className="grid justify-items-start gap-3 pb-4">
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

/** Link to a question: updates the URL and copies it to the clipboard. */
function QuestionLink({ id, question }: Pick<FaqItem, 'id' | 'question'>) {
  const path = paths.faq(id)
  const copy = async () => {
    const isCopied = await copyText(window.location.origin + path)
    if (isCopied) showToast({ kind: 'success', title: 'Link copied' })
    else showToast({ kind: 'info', title: 'The link is in the address bar. Copy it from there.' })
  }
  return (
    <Link
      to={path}
      replace
      onClick={() => void copy()}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-muted underline-offset-4 hover:text-tea hover:underline"
    >
      <Icon d={linkIcon} className="size-4 shrink-0" />
      Link to this question
      <VisuallyHidden>: {question}</VisuallyHidden>
    </Link>
  )
}
