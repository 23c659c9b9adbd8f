import { RequestForm } from '../../components/form/request-form'
import { tradeQuestions } from '../../content/partner-questions'
import { chatLink, site } from '../../content/site'
import type { TourLine } from '../../content/tour-lines'
import { tradeEnquiry } from '../../lib/partner-enquiry'
import { keptIds } from '../../lib/shortlist'

/** A message in which a travel company asks for rates and terms; the tours that it kept are ticked. */
export function TradeRequest({ tours }: { tours: readonly TourLine[] }) {
  return (
    <RequestForm
      draftKey="trade"
      intro="Fill in what you know, and tick your tours and your questions. We put it all into one message."
      questions={tradeQuestions}
      fields={[
        { name: 'company', label: 'Company (optional)', maxLength: 120 },
        { name: 'groups', label: 'Group sizes (optional)', maxLength: 80 },
        { name: 'time', label: 'Season (optional)', maxLength: 80 },
      ]}
      picks={{
        title: 'Tours (none ticked: all of them)',
        options: tours.map(({ title }) => ({ value: title, label: title })),
        initial: () => tours.filter(({ id }) => keptIds().includes(id)).map(({ title }) => title),
      }}
      compose={(typed, questions, picked) => tradeEnquiry({ ...typed, tours: picked, questions })}
      chatLink={chatLink}
      mailbox={site.partnersEmail}
      subject="Rates for a travel company"
    />
  )
}
