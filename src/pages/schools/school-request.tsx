import { RequestForm } from '../../components/form/request-form'
import type { SchoolTour } from '../../content/school-tours'
import { schoolQuestions } from '../../content/schools'
import { chatLink, site } from '../../content/site'
import { groupAdvice } from '../../lib/group-advice'
import { schoolEnquiry } from '../../lib/school-enquiry'

/** A message in which a teacher asks the operator about a visit. */
export function SchoolRequest({ tour }: { tour?: SchoolTour | undefined }) {
  return (
    <RequestForm
      questions={schoolQuestions}
      fields={[
        { name: 'school', label: 'School (optional)', maxLength: 120 },
        { name: 'grade', label: 'Age or grade (optional)', maxLength: 80 },
        { name: 'pupils', label: 'Pupils (optional)', inputMode: 'numeric', maxLength: 6 },
        {
          name: 'adults',
          label: 'Adults with them (optional)',
          inputMode: 'numeric',
          maxLength: 6,
        },
      ]}
      compose={(typed, questions) => schoolEnquiry({ tour, ...typed, questions })}
      advice={({ pupils }) => tour && groupAdvice(tour.participants, pupils)}
      chatLink={chatLink}
      mailbox={site.bookingsEmail}
      subject="Farm visit for a school"
    />
  )
}
