import type { ToggleEvent } from 'react'
import { BookTourLink } from '../../components/layout/book-tour-link'
import { ExternalLink } from '../../components/ui/external-link'
import { Icon } from '../../components/ui/icon'
import { forwardIcon } from '../../components/ui/icon-paths'
import type { FaqItem } from '../../content/faq'
import type { MenuItem } from '../../content/model'
import { Link } from '../../lib/link'

type QuestionProps = FaqItem & {
  /** Shared by the questions of which one may be open. */
  group: string
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void
}

/** A question that opens its answer; needs no script, and the browser's search finds the answer. */
export function Question({ question, answer, hasBooking, group, onToggle }: QuestionProps) {
  return (
    <details name={group} onToggle={onToggle} className="group rounded-xl bg-card shadow-card">
      <summary className="flex min-h-11 items-center justify-between gap-4 rounded-xl px-5 py-3 hover:bg-tea-soft [&::-webkit-details-marker]:hidden">
        {/* A heading around `summary` would take it out of `details`; inside it is allowed. */}
        <h3 className="font-sans text-lg font-semibold">{question}</h3>
        <Icon
          d={forwardIcon}
          className="size-5 shrink-0 rotate-90 text-tea transition group-open:-rotate-90"
        />
      </summary>
      <div className="grid justify-items-start gap-4 px-5 pt-2 pb-4">
        <p className="max-w-prose">
          {answer.map((part) =>
            typeof part === 'string' ? part : <AnswerLink key={part.name} {...part} />,
          )}
        </p>
        {hasBooking && <BookTourLink />}
      </div>
    </details>
  )
}

const linkClass = 'font-semibold text-tea underline underline-offset-4 hover:text-tea-dark'

/** A page of this site, an address outside, or a phone number or mailbox. */
function AnswerLink({ name, href }: MenuItem) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={linkClass}>
        {name}
      </Link>
    )
  }
  if (href.startsWith('https:')) {
    return (
      <ExternalLink href={href} className={linkClass}>
        {name}
      </ExternalLink>
    )
  }
  return (
    <a
      href={href}
      data-allow-copy
      className={`${linkClass} ${href.startsWith('tel:') ? 'whitespace-nowrap' : 'break-all'}`}
    >
      {name}
    </a>
  )
}
