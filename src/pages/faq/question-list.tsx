import { useLayoutEffect, useRef } from 'react'
import { faqSections } from '../../content/faq'
import { useFaqView, type FaqViewStore } from './faq-view'
import { QuestionSection } from './question-section'

/** All sections with their questions; those that the search does not match are hidden. */
export function QuestionList({ view }: { view: FaqViewStore }) {
  const { shown, isAllOpen, isGrouped, closings } = useFaqView(view)
  const list = useRef<HTMLDivElement>(null)

  // `open` is uncontrolled. The render before this effect has removed the shared `name`, or the
  // browser would close all but one.
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
