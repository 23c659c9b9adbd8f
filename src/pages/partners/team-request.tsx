import { RequestForm } from '../../components/form/request-form'
import { tourOptions } from '../../components/tours/tour-options'
import { teamQuestions } from '../../content/partner-questions'
import { chatLink, site } from '../../content/site'
import { groupAdvice } from '../../lib/group-advice'
import type { GroupDiscount } from '../../lib/group-discount'
import { teamEnquiry } from '../../lib/partner-enquiry'
import {
  discountLine,
  discountSentence,
  hasDiscount,
  toursSentence,
  typedPeople,
} from '../../lib/team-group'

type TeamRequestProps = {
  /** Tours to choose from, their titles without emoji. */
  tours: readonly { title: string; participants: string }[]
  discount: GroupDiscount | null
}

/** A message in which a company asks for a day; a number of people is answered with discount and tours. */
export function TeamRequest({ tours, discount }: TeamRequestProps) {
  return (
    <RequestForm
      draftKey="team"
      intro="Tell us how many you are and tick your questions. We put it all into one message."
      questions={teamQuestions}
      fields={[
        { name: 'people', label: 'People (optional)', inputMode: 'numeric', maxLength: 40 },
        {
          name: 'tour',
          label: 'Tour (optional)',
          options: ({ people }) => tourOptions(tours, typedPeople(people)),
          isWide: true,
        },
        { name: 'company', label: 'Company (optional)', maxLength: 120 },
        { name: 'time', label: 'When (optional)', maxLength: 80 },
        { name: 'date', label: 'Preferred date (optional)', type: 'date' },
      ]}
      compose={(typed, questions) => {
        const people = typedPeople(typed.people)
        const applies = people !== undefined && discount !== null && hasDiscount(people, discount)
        return teamEnquiry({
          ...typed,
          discount: applies ? discountLine(discount) : undefined,
          questions,
        })
      }}
      advice={(typed) => {
        const people = typedPeople(typed.people)
        if (people === undefined) return undefined
        const chosen = tours.find(({ title }) => title === typed.tour)
        const sentence = discount && discountSentence(people, discount)
        return [
          chosen && groupAdvice(chosen.participants, typed.people),
          sentence && `${sentence} Prices are on request.`,
          toursSentence(people, tours),
        ]
          .filter(Boolean)
          .join('\n')
      }}
      chatLink={chatLink}
      mailbox={site.bookingsEmail}
      subject="A day for our team"
    />
  )
}
