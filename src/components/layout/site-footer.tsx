import { footerCompany, footerTours } from '../../content/navigation'
import { pagesPictures } from '../../content/pictures/pages'
import { site } from '../../content/site'
import { Picture } from '../ui/picture'
import { fullSizes } from '../ui/picture-sizes'
import { ContactDetails } from './contact-details'
import { FloatingWhatsApp } from './floating-whatsapp'
import { FooterGroup } from './footer-group'
import { LegalNotes } from './legal-notes'
import { Licences } from './licences'
import { SiteMark } from './site-mark'

const plain = '/images/not-found.jpg'

/** Foot of every public page: a last view, contact details, links, legal texts. */
export function SiteFooter() {
  return (
    <footer className="bg-tea-dark text-card [&_:focus-visible]:outline-maize">
      <Picture
        src={plain}
        alt=""
        file={pagesPictures[plain]}
        sizes={fullSizes}
        className="h-64 w-full object-cover object-[50%_40%]"
      />
      <div className="woven-band" />
      <p className="mx-auto max-w-page px-4 pt-12 font-display text-heading text-balance sm:px-6">
        <span lang="sw">Karibu shambani</span>: the gate is open and the kettle is on.
      </p>
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-10 px-4 py-8 sm:px-6 md:grid-cols-3 lg:grid-cols-[4fr_2fr_2fr_1fr]">
        <div className="col-span-full max-w-sm lg:col-span-1">
          <p className="flex items-center gap-3 font-display text-subheading">
            <SiteMark place="footer" />
            {site.name}
          </p>
          <p className="mt-2 mb-4 text-maize">{site.tagline}</p>
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
