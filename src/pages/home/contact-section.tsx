import { ContactDetails } from '../../components/layout/contact-details'
import { SiteMark } from '../../components/ui/site-mark'
import { panelClass } from '../../components/ui/panel'
import { Postmark } from '../../components/ui/stamp'
import { Section } from '../../components/ui/section'
import { openingTimes } from '../../content/opening-hours'
import { site } from '../../content/site'
import type { tourTypes } from '../../content/tour-types'
import { ContactForm } from './contact/contact-form'
import { OpenNow } from './contact/open-now'

type ContactSectionProps = {
  /** What the form asks for; as published by default. */
  types?: typeof tourTypes
}

/** Contact form, contact details and opening hours, laid out like a postcard. */
export function ContactSection({ types }: ContactSectionProps) {
  return (
    <Section
      id="contact"
      heading="Contact"
      intro={`Tell us when you would like to come and what you hope to see. We answer within ${site.responseHours} hours.`}
    >
      <div className={`grid grid-cols-1 gap-10 p-4 sm:p-8 lg:grid-cols-2 lg:p-10 ${panelClass}`}>
        <div>
          <h3 className="mb-4 text-subheading">Write to us</h3>
          <p className="hidden text-lg noscript:block">
            The form needs JavaScript. Please write to {site.businessEmail} instead, or call.
          </p>
          <ContactForm {...(types && { types })} />
        </div>
        <div className="grid grid-cols-1 content-start gap-10 border-line lg:border-l lg:pl-10">
          <div aria-hidden className="flex items-center justify-end max-sm:hidden">
            <SiteMark place="card" />
            <Postmark className="-ml-3">{site.place.replace(',', '')}</Postmark>
          </div>
          <div>
            <h3 className="mb-2 text-subheading">
              {site.directions ? 'Call, write or visit' : 'Call or write'}
            </h3>
            <ContactDetails />
          </div>
          <div>
            <h3 className="mb-2 text-subheading">Opening hours</h3>
            <OpeningHours />
          </div>
        </div>
      </div>
    </Section>
  )
}

/** The opening hours as a table, and whether the operator is open now. */
function OpeningHours() {
  return (
    <>
      <table className="w-full text-left">
        <tbody>
          {openingTimes.map(({ times, days }) => (
            <tr key={days} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-4 font-normal">
                {days}
              </th>
              <td className="py-2.5 text-right font-semibold whitespace-nowrap">{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OpenNow />
    </>
  )
}
