import { ContactDetails } from '../../components/layout/contact-details'
import { Icon } from '../../components/ui/icon'
import { clockIcon } from '../../components/ui/icon-paths'
import { Section } from '../../components/ui/section'
import { responseHours } from '../../content/limits'
import { site } from '../../content/site'
import { ContactForm } from './contact/contact-form'
import { OpenNow } from './contact/open-now'

/** How to reach the operator, and the form that writes the mail. */
export function ContactSection() {
  return (
    <Section
      id="contact"
      heading="Contact"
      intro={`Tell us when you would like to come and what you hope to see. We answer within ${responseHours} hours.`}
    >
      <div className="grid gap-10 rounded-xl bg-card p-5 shadow-card sm:p-8 lg:grid-cols-[2fr_3fr] lg:gap-14">
        <div className="grid content-start gap-10 text-lg">
          <div>
            <h3 className="mb-3 text-xl font-bold">Call, write or visit</h3>
            <ContactDetails />
          </div>
          <div>
            <h3 className="mb-3 text-xl font-bold">Opening hours</h3>
            <OpenNow />
            <ul>
              {site.hours.map((hours) => (
                <li key={hours} className="flex min-h-9 items-center gap-3">
                  <Icon d={clockIcon} />
                  {hours}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div>
          <h3 className="mb-3 text-xl font-bold">Write to us</h3>
          <p className="hidden text-lg noscript:block">
            The form needs JavaScript. Please write to {site.businessEmail} instead, or call.
          </p>
          <ContactForm />
        </div>
      </div>
    </Section>
  )
}
