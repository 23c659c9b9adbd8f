import { useLayoutEffect, useRef } from 'react'
import { faqSections } from '../../content/faq'
import type { FaqViewStore } from './faq-view'
import { QuestionSection } from './question-section'
import { useFaqView } from './use-faq-view'

/** All sections with their questions, as far as the view shows them. */
export function QuestionList({ view }: { view: FaqViewStore }) {
  const { shown, isAllOpen, isGrouped, closings } = useFaqView(view)
  const list = useRef<HTMLDivElement>(null)

  // React leaves `open` to the browser. The group is dissolved first, in the same rendering, for
  // the browser would close all but one again.
  useLayoutEffect(() => {
    if (isAllOpen) setAll(list.current, true)
  }, [isAllOpen])
  useLayoutEffect(() => {
    if (closings > 0) setAll(list.current, false)
  }, [closings])

  return (
    <div ref={list}>
      {faqSections.map((section) => (
        <QuestionSection
          key={section.id}
          section={section}
          shown={shown}
          isGrouped={isGrouped}
          view={view}
        />
      ))}
    </div>
  )
}

function setAll(list: HTMLElement | null, isOpen: boolean): void {
  for (const details of list?.querySelectorAll('details') ?? []) details.open = isOpen
}
