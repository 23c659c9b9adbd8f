import type { ReactNode } from 'react'
import { RequestForm } from '../../components/form/request-form'
import type { Fill, Typed } from '../../components/form/use-request'
import { tourOptions } from '../../components/tours/tour-options'
import { textLinkClass } from '../../components/ui/button'
import { otherSchoolTours, schoolTours, type SchoolTour } from '../../content/school-tours'
import { schoolQuestions } from '../../content/schools'
import { chatLink, site } from '../../content/site'
import { groupRequest } from '../../lib/group-advice'
import { schoolEnquiry } from '../../lib/school-enquiry'
import { alternativesFor } from '../../lib/school-visit'
import { peopleOfAddress, typedPeople } from '../../lib/team-group'
import { countsPeople } from '../../lib/tour-group'

export type SchoolTyped = Typed<
  'school' | 'grade' | 'pupils' | 'adults' | 'tour' | 'date' | 'otherDate'
>

const choices: readonly SchoolTour[] = [...schoolTours, ...otherSchoolTours]

/** The tour that was chosen; the first one for schools where none was. */
export function chosenTour(typed: Pick<SchoolTyped, 'tour'> | undefined): SchoolTour | undefined {
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
          isWide: true,
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

/** A note about a group that the tour does not take at once, and the tours that do; where the chosen day stands. */
function adviceOn(typed: SchoolTyped, fill: Fill<keyof SchoolTyped>): ReactNode {
  const note = requestOf(typed)?.note
  const tour = chosenTour(typed)
  const people = (typedPeople(typed.pupils) ?? 0) + (typedPeople(typed.adults) ?? 0)
  const others = note === undefined ? [] : alternativesFor(otherSchoolTours, people)
  return (
    <>
      {note && <span className="block font-semibold text-terracotta-dark">{note}</span>}
      {others.length > 0 && (
        <span className="mt-2 block text-base">
          Choose another tour that takes {people} at once:
          {others.map(({ slug, title, duration, location }) => (
            <span key={slug} className="block py-1">
              <button type="button" className={textLinkClass} onClick={() => fill({ tour: title })}>
                {title}
              </button>{' '}
              {duration}, {location}
            </span>
          ))}
        </span>
      )}
      {tour && tour !== schoolTours[0] && (
        <span className="mt-2 block text-base">
          The sheet to print and{' '}
          <a href="#day" className={textLinkClass}>
            the day
          </a>{' '}
          above are now those of the {tour.title}.
        </span>
      )}
    </>
  )
}
