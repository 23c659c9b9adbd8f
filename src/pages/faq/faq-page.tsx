import { Breadcrumb } from '../../components/layout/breadcrumb'
import { PageHeader } from '../../components/layout/page-header'
import { PageMeta } from '../../components/layout/page-meta'
import { faqClosingNote, faqSections } from '../../content/faq'
import { paths } from '../../lib/paths'
import { QuestionSection } from './question-section'

const home = { name: 'Home', href: paths.home() }

/** The questions people ask before a visit, in five sections. */
export function FaqPage() {
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
      <div className="mx-auto max-w-page mt-10 px-4 pb-16 sm:px-6 md:pb-24">
        {faqSections.map((section) => (
          <QuestionSection key={section.id} {...section} />
        ))}
        <p className="mt-8 max-w-prose font-display text-2xl leading-snug font-bold text-balance text-tea">
          {faqClosingNote}
        </p>
      </div>
    </>
  )
}
