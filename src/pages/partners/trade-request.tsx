import type { Ref } from 'react'
import { RequestForm, type RequestHandle } from '../../components/form/request-form'
import { tradeQuestions } from '../../content/partner-questions'
import { chatLink, site } from '../../content/site'
import type { TourLine } from '../../content/tour-lines'
import { tradeEnquiry } from '../../lib/partner-enquiry'
import { keptIds } from '../../lib/shortlist'

type TradeRequestProps = { tours: readonly TourLine[]; handle: Ref<RequestHandle> }

/** A message in which a travel company asks for rates and terms; the tours that it kept are ticked. */
export function TradeRequest({ tours, handle }: TradeRequestProps) {
  const options = tours.map(({ title }) => ({ value: title, label: title }))
  return (
    <RequestForm
      draftKey="trade"
      intro="Fill in what you know and tick your tours and questions. We put it all into one message."
      questions={tradeQuestions}
      fields={[
        {
          name: 'company',
          label: 'Company (optional)',
          autoComplete: 'organization',
          maxLength: 120,
        },
        { name: 'groups', label: 'Group sizes (optional)', maxLength: 80 },
        { name: 'name', label: 'Your name (optional)', autoComplete: 'name', maxLength: 120 },
        { name: 'reply', label: 'Reply to: email or phone (optional)', maxLength: 120 },
        { name: 'time', label: 'Season and wishes (optional)', isWide: true, maxLength: 200 },
      ]}
      picks={{
        title: 'Tours (none ticked: all of them)',
        options: () => options,
        initial: () => tours.filter(({ id }) => keptIds().includes(id)).map(({ title }) => title),
      }}
      compose={(typed, questions, picked) => tradeEnquiry({ ...typed, tours: picked, questions })}
      handle={handle}
      chatLink={chatLink}
      mailbox={site.partnersEmail}
      subject="Rates for a travel company"
    />
  )
}
