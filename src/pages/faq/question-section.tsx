import type { ToggleEvent } from 'react'
import type { FaqSection } from '../../content/faq'
import type { FaqView, FaqViewStore } from './faq-view'
import { Question } from './question'

type QuestionSectionProps = Pick<FaqView, 'shown' | 'isGrouped'> & {
  section: FaqSection
  view: FaqViewStore
}

/** A section of the FAQ. At most one of its questions is open, unless all are. */
export function QuestionSection({ section, shown, isGrouped, view }: QuestionSectionProps) {
  const { id, title, questions } = section
  const headingId = `${id}-heading`
  const isShown = (item: (typeof questions)[number]) => !shown || shown.has(item.id)

  const keepOne = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (!view.read().isAllOpen) closeOthers(event.currentTarget)
  }
  const leaveAllOpen = () => {
    if (view.read().isAllOpen) view.change({ isAllOpen: false })
  }

  return (
    <section
      id={id}
      hidden={!questions.some(isShown)}
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-4 py-8 md:py-10 lg:grid-cols-3 lg:gap-12"
    >
      <h2 id={headingId} className="self-start text-heading break-words lg:sticky lg:top-24">
        {title}
      </h2>
      <div className="min-w-0 border-t border-line lg:col-span-2">
        {questions.map((item) => (
          <Question
            key={item.id}
            {...item}
            group={isGrouped ? `faq-${id}` : undefined}
            isHidden={!isShown(item)}
            onToggle={keepOne}
            onPress={leaveAllOpen}
          />
        ))}
      </div>
    </section>
  )
}

/**
 * Browsers support exclusive `details` since 2024
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/details#name). This does the same in
 * older ones, and after the shared `name` was removed to open all.
 */
function closeOthers(opened: HTMLDetailsElement): void {
  if (!opened.open) return
  for (const other of opened.parentElement?.querySelectorAll('details') ?? []) {
    if (other !== opened) other.open = false
  }
}
