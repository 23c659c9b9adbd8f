import { ContactDetails } from '../../components/layout/contact-details'
import { Icon } from '../../components/ui/icon'
import { clockIcon } from '../../components/ui/icon-paths'
import { Section } from '../../components/ui/section'
import { site } from '../../content/site'

/** How to reach the operator. */
export function ContactSection() {
  return (
    <Section
      id="contact"
      heading="Contact"
      intro="Tell us when you would like to come and what you hope to see. We answer within 24 hours."
    >
      <div className="grid gap-6 rounded-xl bg-card p-6 shadow-card sm:p-8 md:grid-cols-2">
        <div className="text-lg">
          <h3 className="mb-3 text-xl font-bold">Call, write or visit</h3>
          <ContactDetails />
        </div>
        <div className="text-lg">
          <h3 className="mb-3 text-xl font-bold">Opening hours</h3>
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
    </Section>
  )
}
