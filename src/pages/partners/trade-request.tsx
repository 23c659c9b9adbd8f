import { RequestForm } from '../../components/form/request-form'
import { tradeQuestions } from '../../content/partner-questions'
import { chatLink, site } from '../../content/site'
import { tradeEnquiry } from '../../lib/partner-enquiry'

/** A message in which a travel company asks for rates and terms. */
export function TradeRequest() {
  return (
    <RequestForm
      questions={tradeQuestions}
      fields={[
        { name: 'company', label: 'Company (optional)', maxLength: 120 },
        { name: 'groups', label: 'Group sizes (optional)', maxLength: 80 },
        { name: 'time', label: 'Season (optional)', maxLength: 80 },
      ]}
      compose={(typed, questions) => tradeEnquiry({ ...typed, questions })}
      chatLink={chatLink}
      mailbox={site.partnersEmail}
      subject="Rates for a travel company"
    />
  )
}
