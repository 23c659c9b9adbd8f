import { useRef } from 'react'
import { CopyButton } from '../../components/form/copy-button'
import type { RequestHandle } from '../../components/form/request-form'
import { Entry } from '../../components/layout/entry'
import { BrochureLink } from '../../components/tours/pdf-links'
import { textLinkClass } from '../../components/ui/button'
import { Section } from '../../components/ui/section'
import { brochure } from '../../content/brochure'
import { pictureQuestion } from '../../content/partner-questions'
import { site } from '../../content/site'
import { tourLines } from '../../content/tour-lines'
import { Link } from '../../lib/link'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { TourTable } from './tour-table'
import { TradeRequest } from './trade-request'

const requestId = 'ask-for-rates'

/** The facts for travel companies, all tours, and their request. */
export function TradeSections() {
  const form = useRef<RequestHandle>(null)
  return (
    <>
      <Section
        id="trade"
        heading="For travel companies"
        intro="Our brochure, and every tour with its facts, to look at and to pass on."
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
          <Entry name="Pictures and texts">
            <a
              href={`#${requestId}`}
              className={textLinkClass}
              onClick={(event) => {
                const box = form.current?.tick('question', pictureQuestion, true)
                if (!box) return
                event.preventDefault()
                box.focus({ preventScroll: true })
                box.scrollIntoView({ block: 'center' })
              }}
            >
              Ask us which you may use
            </a>
            .
          </Entry>
          <Entry name="Cancelling">
            Our{' '}
            <Link to={paths.cancellation()} className={textLinkClass}>
              Cancellation Policy
            </Link>{' '}
            applies to every confirmed tour. Ask us whether rates have terms of their own.
          </Entry>
        </dl>
        <div className="mb-8 flex flex-wrap gap-3">
          <BrochureLink {...brochure} />
        </div>
        <TourTable tours={tourLines} />
      </Section>
      <Section id={requestId} heading="Ask for rates" className="bg-tea-soft">
        <TradeRequest tours={tourLines} handle={form} />
      </Section>
    </>
  )
}
