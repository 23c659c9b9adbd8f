import { useMemo, useState } from 'react'
import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { DeferredHydration } from '../../components/ui/deferred-hydration'
import { faqClosingNote } from '../../content/faq'
import { lazyPart } from '../../lib/lazy-part'
import { paths } from '../../lib/paths'
import { createFaqView } from './faq-view'
import { QuestionList } from './question-list'
import { StillAQuestion } from './still-a-question'
import { useQuestionInAddress } from './use-question-in-address'

const home = { name: 'Home', href: paths.home() }

const faqTools = lazyPart(() => import('./faq-tools').then((module) => module.FaqTools))

/** The questions people ask before a visit, in five sections. */
export function FaqPage() {
  const [view] = useState(createFaqView)
  const tools = useMemo(() => <faqTools.Component view={view} />, [view])
  useQuestionInAddress(view)

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
        breadcrumb={<Breadcrumb trail={[home]} current="FAQ" />}
        intro="When we are open, how to book, what to pack and what happens if it pours. Open a question to read its answer; if yours is missing, ask us."
      />
      <div className="mx-auto mt-8 max-w-page px-4 pb-16 sm:px-6 md:pb-24">
        <DeferredHydration>{tools}</DeferredHydration>
        <QuestionList view={view} />
        <p className="mt-6 max-w-prose font-display text-subheading text-balance text-tea">
          {faqClosingNote}
        </p>
        <StillAQuestion view={view} />
      </div>
    </>
  )
}
