import { footerCompany, footerTours } from '../../content/navigation'
import { site } from '../../content/site'
import { ContactDetails } from './contact-details'
import { FloatingWhatsApp } from './floating-whatsapp'
import { FooterGroup } from './footer-group'
import { LegalNotes } from './legal-notes'
import { Licences } from './licences'

/** Foot of every public page: contact details, links, legal texts. */
export function SiteFooter() {
  return (
    <footer className="border-t-4 border-maize bg-tea-dark text-card">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-10 px-4 pt-12 pb-8 sm:px-6 lg:grid-cols-[3fr_2fr_2fr_2fr]">
        <div className="col-span-2 lg:col-span-1">
          <p className="font-display text-2xl font-bold">{site.name}</p>
          <p className="mt-1 mb-4 text-maize">{site.tagline}</p>
          <ContactDetails />
        </div>
        <FooterGroup {...footerTours} />
        <FooterGroup {...footerCompany} />
        <FooterGroup
          title="Follow us"
          items={site.social.map(({ name, url }) => ({ name, href: url }))}
        />
      </div>
      <Licences />
      <LegalNotes />
      <FloatingWhatsApp />
    </footer>
  )
}
