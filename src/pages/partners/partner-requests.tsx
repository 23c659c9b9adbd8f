import { Entry } from '../../components/layout/entry'
import { BrochureLink } from '../../components/tours/pdf-links'
import { textLinkClass } from '../../components/ui/button'
import { Section } from '../../components/ui/section'
import { groupDiscount } from '../../content/group-discount'
import { brochure } from '../../content/brochure'
import { site } from '../../content/site'
import type { TourLine } from '../../content/tour-lines'
import { discountQuestion } from '../../lib/group-discount'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { TeamRequest } from './team-request'
import { TourAddresses } from './tour-addresses'
import { TradeRequest } from './trade-request'

type PartnerRequestsProps = {
  tours: readonly TourLine[]
  teamTours: readonly TourLine[]
}

/** The group discount, the facts for travel companies, and the two requests. */
export function PartnerRequests({ tours, teamTours }: PartnerRequestsProps) {
  return (
    <>
      <Section
        heading="Plan a day for your team"
        intro="Choose your questions and tell us how many you are; it goes into one message."
        className="bg-maize-soft"
      >
        <dl className="mb-10 grid max-w-prose gap-6">
          {groupDiscount && (
            <Entry name={groupDiscount.question}>
              {groupDiscount.answer}{' '}
              <Link to={paths.faq(discountQuestion)} className={textLinkClass}>
                More in the FAQ
              </Link>
            </Entry>
          )}
          <Entry name="Price">On request: ask us with the number of people and the date.</Entry>
        </dl>
        <TeamRequest tours={teamTours} discount={groupDiscount} />
      </Section>
      <Section
        id="trade"
        heading="For travel companies"
        intro="Everything that we publish about our tours, to look at and to pass on."
      >
        <dl className="mb-8 grid max-w-prose gap-6">
          <Entry name="Rates">
            On request: we publish no rates for travel companies. Ask us, and we answer within{' '}
            {site.responseHours} hours.
          </Entry>
          <Entry name="Cancelling">
            Visitors have our{' '}
            <Link to={paths.cancellation()} className={textLinkClass}>
              Cancellation Policy
            </Link>
            . About terms for travel companies, ask us.
          </Entry>
        </dl>
        <div className="mb-8 flex flex-wrap gap-3">
          <BrochureLink {...brochure} />
        </div>
        <TourAddresses tours={tours} />
      </Section>
      <Section
        heading="Ask for rates"
        intro="Choose your questions; they go into one message."
        className="bg-tea-soft"
      >
        <TradeRequest />
      </Section>
    </>
  )
}
