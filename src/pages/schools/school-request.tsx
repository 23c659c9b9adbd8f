import type { ReactNode } from 'react'
import { RequestForm } from '../../components/form/request-form'
import type { Fill, Typed } from '../../components/form/use-request'
import { tourOptions } from '../../components/tours/tour-options'
import { textLinkClass } from '../../components/ui/button'
import { schoolTours, type SchoolTour } from '../../content/school-tours'
import { schoolQuestions } from '../../content/schools'
import { chatLink, site } from '../../content/site'
import { tourLines, type TourLine } from '../../content/tour-lines'
import { groupRequest } from '../../lib/group-advice'
import { schoolEnquiry } from '../../lib/school-enquiry'
import { peopleOfAddress, typedPeople } from '../../lib/team-group'
import { countsPeople, takesGroup } from '../../lib/tour-group'

export type SchoolTyped = Typed<
  'school' | 'grade' | 'pupils' | 'adults' | 'tour' | 'date' | 'otherDate'
>

/** Other tours that pupils may join: those that count people, not students or couples. */
const otherTours = tourLines.filter(
  ({ slug, participants }) =>
    countsPeople(participants) && !schoolTours.some((tour) => tour.slug === slug),
)
const choices: readonly (SchoolTour | TourLine)[] = [...schoolTours, ...otherTours]

/** The tour that was chosen; the first one for schools where none was. */
export function chosenTour(typed: Pick<SchoolTyped, 'tour'> | undefined) {
  return choices.find(({ title }) => title === typed?.tour) ?? schoolTours[0]
}

/** What the form says about the group, and what the messages say because of it. */
export function requestOf(typed: SchoolTyped) {
  const pupils = typedPeople(typed.pupils)
  const tour = chosenTour(typed)
  if (pupils === undefined || !tour) return undefined
  // A tour for people counts the adults of a class, too.
  return countsPeople(tour.participants)
    ? groupRequest(tour.participants, pupils + (typedPeople(typed.adults) ?? 0))
    : groupRequest(tour.participants, pupils, 'pupils')
}

/** A message in which a teacher asks the operator about a visit. */
export function SchoolRequest({ onTyped }: { onTyped: (typed: SchoolTyped) => void }) {
  return (
    <RequestForm
      intro="Tell us how many you are and tick your questions. We put it all into one message."
      questions={schoolQuestions}
      fields={[
        { name: 'school', label: 'School (optional)', maxLength: 120 },
        { name: 'grade', label: 'Age or grade (optional)', maxLength: 80 },
        { name: 'pupils', label: 'Pupils (optional)', inputMode: 'numeric', maxLength: 40 },
        {
          name: 'adults',
          label: 'Adults with them (optional)',
          inputMode: 'numeric',
          maxLength: 40,
        },
        { name: 'date', label: 'Preferred date (optional)', type: 'date' },
        { name: 'otherDate', label: 'Or another date (optional)', type: 'date' },
        {
          name: 'tour',
          label: 'Tour (optional)',
          options: ({ pupils }) => tourOptions(choices, typedPeople(pupils)),
          blank: schoolTours.length > 0 ? null : 'Not decided yet',
        },
      ]}
      compose={(typed, questions) => {
        const { question } = requestOf(typed) ?? {}
        return schoolEnquiry({
          ...typed,
          tour: chosenTour(typed),
          questions: question ? [question, ...questions] : questions,
        })
      }}
      draftKey="school"
      advice={adviceOn}
      prefill={pupilsOfAddress}
      onTyped={onTyped}
      chatLink={chatLink}
      mailbox={site.bookingsEmail}
      subject="Farm visit for a school"
    />
  )
}

function pupilsOfAddress(): { pupils?: string } {
  const people = peopleOfAddress()
  return people === undefined ? {} : { pupils: String(people) }
}

/** A note about a group that the tour does not take at once, and the tours that do. */
function adviceOn(typed: SchoolTyped, fill: Fill<keyof SchoolTyped>): ReactNode {
  const note = requestOf(typed)?.note
  const pupils = typedPeople(typed.pupils) ?? 0
  const people = pupils + (typedPeople(typed.adults) ?? 0)
  const fitting = otherTours.filter(({ participants }) => takesGroup(participants, people))
  if (!note) return null
  return (
    <>
      <span className="block font-semibold text-terracotta-dark">{note}</span>
      {fitting.length > 0 && (
        <span className="mt-2 block text-base">
          Choose another tour that takes {people} at once:{' '}
          {fitting.map(({ slug, title }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <button type="button" className={textLinkClass} onClick={() => fill({ tour: title })}>
                {title}
              </button>
            </span>
          ))}
          .
        </span>
      )}
    </>
  )
}
