import { RequestForm } from '../../components/form/request-form'
import { teamQuestions } from '../../content/partner-questions'
import { chatLink, site } from '../../content/site'
import type { GroupDiscount } from '../../lib/group-discount'
import { teamEnquiry } from '../../lib/partner-enquiry'
import { discountSentence, hasDiscount, toursSentence, typedPeople } from '../../lib/team-group'

type TeamRequestProps = {
  /** Tours to choose from, their titles without emoji. */
  tours: readonly { title: string; participants: string }[]
  discount: GroupDiscount | null
}

/** A message in which a company asks for a day; a number of people is answered with discount and tours. */
export function TeamRequest({ tours, discount }: TeamRequestProps) {
  return (
    <RequestForm
      questions={teamQuestions}
      fields={[
        { name: 'people', label: 'People (optional)', inputMode: 'numeric', maxLength: 6 },
        { name: 'tour', label: 'Tour (optional)', options: tours.map(({ title }) => title) },
        { name: 'company', label: 'Company (optional)', maxLength: 120 },
        { name: 'time', label: 'When (optional)', maxLength: 80 },
      ]}
      compose={(typed, questions) => {
        const people = typedPeople(typed.people)
        const applies = people !== undefined && discount !== null && hasDiscount(people, discount)
        return teamEnquiry({
          ...typed,
          discount: applies ? discount.percent : undefined,
          questions,
        })
      }}
      advice={(typed) => {
        const people = typedPeople(typed.people)
        if (people === undefined) return undefined
        const sentence = discount && discountSentence(people, discount)
        return [sentence && `${sentence} Prices are on request.`, toursSentence(people, tours)]
          .filter(Boolean)
          .join('\n')
      }}
      chatLink={chatLink}
      mailbox={site.bookingsEmail}
      subject="A day for our team"
    />
  )
}
