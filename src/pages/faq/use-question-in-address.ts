import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { faqSections } from '../../content/faq'
import type { FaqViewStore } from './faq-view'

const questionIds = new Set<string>(
  faqSections.flatMap((section) => section.questions.map(({ id }) => id)),
)

/**
 * Opens the question that the address names (`/faq#q-pets`), on arrival and whenever the address
 * changes, before the page scrolls to it. Any other hash is left alone.
 */
export function useQuestionInAddress(view: FaqViewStore): void {
  const location = useLocation()

  // The whole location: a second press on the same link opens the question again.
  useLayoutEffect(() => {
    const id = location.hash.slice(1)
    const details = questionIds.has(id) && document.getElementById(id)?.closest('details')
    if (!details) return
    // A search may hide it.
    view.change({ query: '', shown: null })
    details.open = true
    if (details.contains(document.activeElement)) return
    details.querySelector('summary')?.focus({ preventScroll: true })
  }, [location, view])
}
