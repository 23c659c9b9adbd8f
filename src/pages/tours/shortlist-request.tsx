import { useImperativeHandle, type Ref } from 'react'
import { CopyButton } from '../../components/form/copy-button'
import { RequestFields } from '../../components/form/request-fields'
import { useRequest, type RequestField } from '../../components/form/use-request'
import { MessageSheet } from '../../components/tours/message-sheet'
import type { Tour } from '../../content/model'
import { shortlistQuestions } from '../../content/shortlist-questions'
import { groupHint } from '../../lib/group-advice'
import { shortlistEnquiry } from '../../lib/shortlist-enquiry'
import { peopleOfAddress, typedPeople } from '../../lib/team-group'
import { plainTitle } from '../../lib/tour-title'

const fields: readonly RequestField<'people' | 'date'>[] = [
  { name: 'people', label: 'People (optional)', inputMode: 'numeric', maxLength: 40 },
  { name: 'date', label: 'Preferred date (optional)', type: 'date' },
]

/** For the buttons outside the form. */
export type ShortlistRequestHandle = {
  /** The message as it is shown; undefined if a field is wrong, which is then said. */
  take: () => string | undefined
}

type ShortlistRequestProps = {
  tours: readonly Tour[]
  ref: Ref<ShortlistRequestHandle>
}

/** What a visitor asks about the kept tours, and the message as it will be sent. */
export function ShortlistRequest({ tours, ref }: ShortlistRequestProps) {
  const request = useRequest({
    fields,
    questions: shortlistQuestions,
    draftKey: 'shortlist',
    prefill: peopleOfFilter,
  })
  const { typed, questions, check } = request
  const message = shortlistEnquiry(tours, { ...typed, questions })
  useImperativeHandle(ref, () => ({ take: () => (check() ? message : undefined) }))

  return (
    <div className="grid gap-6 border-t border-line pt-5 md:grid-cols-2">
      <RequestFields
        intro="Tell us how many you are and tick your questions. We put it all into one message."
        request={request}
        fields={fields}
        questions={shortlistQuestions}
        advice={adviceFor(tours, typedPeople(typed.people))}
      />
      <div className="min-w-0">
        <MessageSheet message={message} className="h-96" />
        <div className="mt-2 flex flex-wrap">
          <CopyButton label="Copy as text" text={message} done="Message copied." onCopy={check} />
        </div>
      </div>
    </div>
  )
}

/** The number of people that the list is filtered by. */
function peopleOfFilter(): { people?: string } {
  const people = peopleOfAddress()
  return people === undefined ? {} : { people: String(people) }
}

/** A line for each tour that does not take so many people. */
function adviceFor(tours: readonly Tour[], people: number | undefined): string {
  if (people === undefined) return ''
  return tours
    .map(({ title, participants }) => [plainTitle(title), groupHint(participants, people)] as const)
    .filter(([, hint]) => hint)
    .map(([title, hint]) => `${title}: ${hint}`)
    .join('\n')
}
