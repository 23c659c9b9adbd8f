import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { lineLinkClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import { faqClosingNote, faqSections } from '../../content/faq'
import { openingTimes } from '../../content/opening-hours'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { AskLinks } from './ask-links'
import { FaqTools } from './faq-tools'
import { createFaqView, useFaqView, type FaqViewStore } from './faq-view'
import { QuestionList } from './question-list'

const questionIds = new Set<string>(
  faqSections.flatMap((section) => section.questions.map(({ id }) => id)),
)

/** Frequently asked questions, in five sections, with a search. */
export function FaqPage() {
  const [view] = useState(createFaqView)
  useQuestionInUrl(view)

  return (
    <>
      <PageMeta
        title="Frequently Asked Questions (FAQs)"
        description="Opening hours, reservations, group discount, accessibility, what to bring and more: answers before you visit a Kenyan farm with us."
        path={paths.faq()}
      />
      <PageHeader
        title="Frequently Asked Questions (FAQs)"
        subtitle="for Our Agritourism Farm"
        breadcrumb={<Breadcrumb current="FAQ" />}
        intro="When we are open, how to book, what to pack and what happens if it pours. Open a question to read its answer; if yours is missing, ask us."
        side={
          <div className="rounded-panel bg-tea-soft p-4 max-lg:hidden">
            <p className="font-semibold">We answer within {site.responseHours} hours.</p>
            <ul className="mt-1 text-muted">
              {openingTimes.map(({ times, days }) => (
                <li key={days}>
                  {days}: {times}
                </li>
              ))}
            </ul>
            <Link to={paths.contact()} className={`mt-1 ${lineLinkClass}`}>
              Call or write to us
            </Link>
          </div>
        }
      />
      <div className="mx-auto mt-8 max-w-page px-4 pb-16 sm:px-6 md:pb-24">
        <FaqTools view={view} />
        <QuestionList view={view} />
        <p className="mt-6 max-w-prose font-display text-subheading text-balance text-tea">
          {faqClosingNote}
        </p>
        <StillAQuestion view={view} />
      </div>
    </>
  )
}

/**
 * Opens the question in the URL's hash (`/faq#q-pets`) whenever the URL changes, before the page
 * scrolls to it. Other hashes are ignored.
 */
function useQuestionInUrl(view: FaqViewStore): void {
  const location = useLocation()

  // Depends on the location object: a second click on the same link opens the question again.
  useLayoutEffect(() => {
    const id = location.hash.slice(1)
    const details = questionIds.has(id) && document.getElementById(id)?.closest('details')
    if (!details) return
    // Hidden by a search that does not find it; one that does stays.
    if (details.hidden) view.change({ query: '', shown: null })
    details.open = true
    if (details.contains(document.activeElement)) return
    details.querySelector('summary')?.focus({ preventScroll: true })
  }, [location, view])
}

/** Links to ask a person; not shown with an empty search result, which contains the same links. */
function StillAQuestion({ view }: { view: FaqViewStore }) {
  const { shown } = useFaqView(view)
  if (shown?.size === 0) return null
  return (
    <aside
      aria-label="Still have a question?"
      className={`mt-10 flex flex-wrap items-center gap-x-10 gap-y-5 p-6 sm:p-8 ${panelClass}`}
    >
      <div className="mr-auto">
        <p className="font-display text-heading">Still have a question?</p>
        <p className="mt-2 text-lead text-muted">{`Ask us: we answer within ${site.responseHours} hours.`}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <AskLinks />
      </div>
    </aside>
  )
}
