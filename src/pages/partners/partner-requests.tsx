import { CopyButton } from '../../components/form/copy-button'
import { GroupDiscountText } from '../../components/layout/group-discount-text'
import { Entry } from '../../components/layout/entry'
import { BrochureLink } from '../../components/tours/pdf-links'
import { textLinkClass } from '../../components/ui/button'
import { Section } from '../../components/ui/section'
import { groupDiscount } from '../../content/group-discount'
import { brochure } from '../../content/brochure'
import { site } from '../../content/site'
import type { TourLine } from '../../content/tour-lines'
import { Link } from '../../lib/link'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { PartnerRequest } from './partner-request'
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
      <Section heading="Plan a day for your team" className="bg-maize-soft">
        <dl className="mb-10 grid max-w-prose gap-6">
          {groupDiscount && (
            <Entry name={groupDiscount.question}>
              <GroupDiscountText {...groupDiscount} />
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
            On request: we publish no rates for travel companies. Ask us below or at{' '}
            <a
              data-allow-copy
              href={mailtoLink(site.partnersEmail, 'Rates for a travel company')}
              className={`${textLinkClass} break-all`}
            >
              {site.partnersEmail}
            </a>
            , and we answer within {site.responseHours} hours.
            <span className="flex flex-wrap">
              <CopyButton
                label="Copy the address"
                text={site.partnersEmail}
                done="Address copied."
              />
            </span>
          </Entry>
          <Entry name="Pictures and texts">Ask us.</Entry>
          <Entry name="Cancelling">
            Our{' '}
            <Link to={paths.cancellation()} className={textLinkClass}>
              Cancellation Policy
            </Link>{' '}
            is for visitors. For travel companies’ terms, ask us.
          </Entry>
        </dl>
        <div className="mb-8 flex flex-wrap gap-3">
          <BrochureLink {...brochure} />
        </div>
        <TourAddresses tours={tours} />
      </Section>
      <Section heading="Ask for rates" className="bg-tea-soft">
        <TradeRequest tours={tours} />
      </Section>
      <Section
        id="partner"
        heading="Partner with us"
        intro="For farms, companies, conservation groups and schools that would like to work with us."
      >
        <PartnerRequest />
      </Section>
    </>
  )
}
