import { useId, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { brochure, fileNameOf } from '../../content/brochure'
import { legalNotes } from '../../content/legal'
import type { MenuGroup } from '../../content/model'
import { footerCompany, footerLegal, footerTours } from '../../content/navigation'
import { sitePaintingNote } from '../../content/painting-note'
import { pagesPictures } from '../../content/pictures/pages'
import { site, type Licence } from '../../content/site'
import { Picture } from '../ui/picture'
import { fullSizes } from '../ui/picture-sizes'
import { ContactDetails } from './contact-details'
import { FloatingChat } from './floating-chat'
import { LegalTexts } from './legal-texts'
import { MenuLink } from './menu-link'
import { SiteMark } from '../ui/site-mark'

const picture = '/images/not-found.jpg'

/** Footer of every public page: a picture, contact details, links and legal texts. */
export function SiteFooter() {
  return (
    <footer className="bg-tea-dark text-card [&_:focus-visible]:outline-maize">
      <Picture
        src={picture}
        alt=""
        file={pagesPictures[picture]}
        sizes={fullSizes}
        className="h-28 w-full object-cover sm:h-64"
      />
      <div className="woven-band" />
      <p className="mx-auto max-w-page px-4 pt-8 font-display text-heading text-balance sm:px-6">
        <span lang="sw">Karibu shambani</span>: the gate is open and the kettle is on.
      </p>
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-6 px-4 py-6 sm:px-6 md:grid-cols-3 lg:grid-cols-[4fr_2fr_2fr_1fr]">
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
      <FloatingChat />
    </footer>
  )
}

/** A titled list of links in the footer. */
function FooterGroup({ title, items }: MenuGroup) {
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 text-subheading text-maize">
        {title}
      </h2>
      <ul>
        {items.map(({ name, href }) => (
          <li key={href}>
            <MenuLink
              name={name}
              href={href}
              className="inline-flex min-h-11 items-center md:min-h-9 underline-offset-4 hover:underline aria-[current]:underline"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Licences and memberships in the footer; renders nothing while there are none. */
export function Licences({ licences = site.licences }: { licences?: readonly Licence[] }) {
  if (licences.length === 0) return null
  return (
    <div className="mx-auto max-w-page px-4 pb-8 sm:px-6">
      <h2 className="text-subheading text-maize">Licences and memberships</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {licences.map(({ name, number }) => (
          <li key={name}>
            {name}: {number}
          </li>
        ))}
      </ul>
    </div>
  )
}

function open(hash: string): void {
  const note = document.getElementById(hash.slice(1))
  if (note instanceof HTMLDetailsElement) note.open = true
}

/** Legal links, and the two short texts they open at the bottom of the page. */
function LegalNotes() {
  const location = useLocation()

  // Before the page scrolls to the hash, which needs the height of the opened text.
  useLayoutEffect(() => open(location.hash), [location])

  return (
    <div className="mx-auto max-w-page px-4 pb-8 sm:px-6">
      <nav aria-label={footerLegal.title} className="border-t border-card/25 pt-5">
        <ul className="flex flex-wrap gap-x-6">
          {footerLegal.items.map(({ name, href }) => (
            <li key={href}>
              <LegalLink name={name} href={href} />
            </li>
          ))}
        </ul>
      </nav>
      <LegalTexts notes={legalNotes} />
      <p className="mt-6">
        © {site.name}
        {sitePaintingNote && `. ${sitePaintingNote}`}
      </p>
      {brochure.size && (
        <a href={brochure.href} download={fileNameOf(brochure.href)} className={legalLinkClass}>
          Brochure (PDF, {brochure.size})
        </a>
      )}
    </div>
  )
}

const legalLinkClass =
  'inline-flex min-h-11 items-center md:min-h-9 underline underline-offset-4 hover:no-underline'

function LegalLink({ name, href }: { name: string; href: string }) {
  const className = legalLinkClass
  if (!href.startsWith('#')) return <MenuLink name={name} href={href} className={className} />
  // A plain link keeps the rest of the URL. The click handler reopens a text that was closed again.
  return (
    <a href={href} className={className} onClick={() => open(href)}>
      {name}
    </a>
  )
}
