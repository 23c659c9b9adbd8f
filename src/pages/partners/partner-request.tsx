import { RequestForm } from '../../components/form/request-form'
import { partnerKinds, partnershipQuestions } from '../../content/partner-questions'
import { chatLink, site } from '../../content/site'
import { partnerEnquiry } from '../../lib/partner-enquiry'

const kinds = partnerKinds.map(({ kind }) => ({ value: kind, label: kind }))

/** A message in which a farm, a company or a school offers to work with the operator. */
export function PartnerRequest() {
  return (
    <RequestForm
      draftKey="partner"
      intro="Fill in what you know and tick your questions. We put it all into one message."
      questions={partnershipQuestions}
      fields={[
        { name: 'kind', label: 'We are (optional)', options: () => kinds, blank: 'Please choose' },
        { name: 'name', label: 'Name (optional)', maxLength: 120 },
        { name: 'place', label: 'Place (optional)', isWide: true, maxLength: 120 },
        { name: 'idea', label: 'What you have in mind (optional)', isLong: true, maxLength: 1000 },
      ]}
      compose={(typed, questions) => partnerEnquiry({ ...typed, questions })}
      chatLink={chatLink}
      mailbox={site.partnersEmail}
      subject="Partnership with your farm tours"
    />
  )
}
