import type { ToggleEvent } from 'react'
import type { FaqSection } from '../../content/faq'
import { Question } from './question'

/** One section of the FAQ. At most one of its questions is open. */
export function QuestionSection({ id, title, questions }: FaqSection) {
  const headingId = `${id}-heading`
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid gap-5 border-t border-line py-8 md:py-10 lg:grid-cols-3"
    >
      <h2 id={headingId} className="text-2xl leading-tight font-bold">
        {title}
      </h2>
      <div className="grid content-start gap-3 lg:col-span-2">
        {questions.map((item) => (
          <Question key={item.question} {...item} group={`faq-${id}`} onToggle={closeOthers} />
        ))}
      </div>
    </section>
  )
}

/**
 * Browsers close the other questions of a group by themselves since 2024
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/details#name); this does it for
 * those that came before.
 */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return
  for (const other of opened.parentElement?.querySelectorAll('details') ?? []) {
    if (other !== opened) other.open = false
  }
}
