import { CancellationTerms } from '../../components/tours/cancellation-terms'
import { Entry } from '../../components/layout/entry'
import { textLinkClass } from '../../components/ui/button'
import { groupDiscount } from '../../content/group-discount'
import type { SchoolTour } from '../../content/school-tours'
import { tourAdvice } from '../../content/tours-advice'
import { discountQuestion } from '../../lib/group-discount'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { discountFact } from '../../lib/team-group'
import { ParentConsent } from './parent-consent'

/** What each pupil brings, as the advice of all tours says it. */
export const toBring = tourAdvice.find(({ question }) => question === 'q-bring')

/** What to know and to settle before a visit to one tour. */
export function BeforeVisit({ tour }: { tour: SchoolTour | undefined }) {
  return (
    <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      {toBring && (
        <Entry name={toBring.name}>
          For each pupil: {toBring.text}{' '}
          <Link to={paths.faq(toBring.question)} className={textLinkClass}>
            More in the FAQ
          </Link>
        </Entry>
      )}
      {tour?.way && (
        <Entry name="Getting there">
          {tour.way}{' '}
          <Link to={paths.faq('q-transport')} className={textLinkClass}>
            How do we get there?
          </Link>
        </Entry>
      )}
      {tour && tour.safety.length > 0 && (
        <Entry name="Safety">
          Published for this tour:
          <ul className="mt-1 grid list-disc gap-1 pl-6">
            {tour.safety.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Entry>
      )}
      <Entry name="Adults">
        We publish no fixed number of adults per pupil. Ask us: it depends on the age of the pupils
        and on the farm.
      </Entry>
      <Entry name="Consent of parents">
        <ParentConsent />
      </Entry>
      <Entry name="Price">
        {groupDiscount ? discountFact(groupDiscount) : 'Prices are on request.'} Ask us with the
        number of pupils and the date.{' '}
        {groupDiscount && (
          <Link to={paths.faq(discountQuestion)} className={textLinkClass}>
            More in the FAQ
          </Link>
        )}
      </Entry>
      <Entry name="If you cancel">
        <CancellationTerms />
      </Entry>
    </dl>
  )
}
