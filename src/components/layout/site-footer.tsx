import { useId, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { brochure, fileNameOf } from '../../content/brochure'
import { counting } from '../../content/facts/counting'
import { legalNotes } from '../../content/legal'
import type { MenuGroup } from '../../content/model'
import { footerCompany, footerLegal, footerTours } from '../../content/navigation'
import { sitePaintingNote } from '../../content/painting-note'
import { pagesPictures } from '../../content/pictures/pages'
import { site, type Licence } from '../../content/site'
import { answerConsent } from '../../lib/statistics-consent'
import { Picture } from '../ui/picture'
import { fullSizes } from '../ui/picture-sizes'
import { ContactDetails } from './contact-details'
import { FloatingChat } from './floating-chat'
import { LegalTexts } from './legal-texts'
import { MenuLink } from './menu-link'
import { SiteMark } from '../ui/site-mark'
import { paths } from '../../lib/paths'
import { useShortlist } from '../../lib/shortlist'
import { useHydrated } from '../../lib/use-hydrated'

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
        className="hidden h-64 w-full object-cover sm:block"
      />
      <div className="woven-band" />
      <p className="mx-auto hidden max-w-page px-6 pt-8 font-display text-heading text-balance sm:block">
        <span lang="sw">Karibu shambani</span>: the gate is open and the kettle is on.
      </p>
      <div className="mx-auto grid max-w-page gap-x-6 gap-y-2 px-4 pt-4 pb-2 sm:px-6 sm:py-6 md:grid-cols-3 md:gap-y-6 lg:grid-cols-[4fr_2fr_2fr_1fr]">
        <div className="col-span-full max-w-sm lg:col-span-1">
          <p className="flex items-center gap-3 font-display text-subheading">
            <SiteMark place="footer" />
            {site.name}
          </p>
          <p className="mb-2 text-maize sm:mt-2 sm:mb-4">{site.tagline}</p>
          <ContactDetails />
        </div>
        <ToursGroup />
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

/** The links to tours; with one to the shortlist as long as something is on it. */
function ToursGroup() {
  const hasKept = useShortlist().length > 0
  const shortlist = { name: 'Your shortlist', href: paths.shortlist() }
  const { title, items } = footerTours
  return <FooterGroup title={title} items={hasKept ? [...items, shortlist] : items} />
}

/** A titled list of links in the footer. */
function FooterGroup({ title, items }: MenuGroup) {
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId}>
      <h2
        id={headingId}
        className="text-lead font-semibold text-maize md:mb-2 md:font-display md:text-subheading"
      >
        {title}
      </h2>
      {/* On phones side by side: one below the other they would be longer than most pages. */}
      <ul className="flex flex-wrap gap-x-4 md:block">
        {items.map(({ name, href }) => (
          <li key={href}>
            <MenuLink
              name={name}
              href={href}
              className="inline-flex min-h-11 min-w-6 items-center text-sm md:min-h-9 md:text-base underline-offset-4 hover:underline aria-[current]:underline"
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

/** The page whose HTML holds the legal texts, for visitors without JavaScript. */
const pageWithTexts = paths.about()

/** Opens the legal text that a hash names. Returns it, undefined for any other hash. */
function open(hash: string): HTMLElement | undefined {
  const note = document.getElementById(hash.slice(1))
  if (!(note instanceof HTMLDetailsElement)) return undefined
  note.open = true
  return note
}

/** Legal links, and the two short texts they open at the bottom of the page. */
function LegalNotes() {
  const location = useLocation()
  const isHydrated = useHydrated()
  // In the HTML of one page only: it would be a thirtieth of every other.
  const hasTexts = isHydrated || location.pathname === pageWithTexts

  // Before the page scrolls to the hash, which needs the height of the opened text.
  useLayoutEffect(() => {
    if (!hasTexts) return
    const note = open(location.hash)
    // The text was not there yet when the page scrolled to the hash.
    if (pageWithTexts !== location.pathname) note?.scrollIntoView()
  }, [location, hasTexts])

  return (
    <div className="mx-auto max-w-page px-4 pb-4 md:pb-8 sm:px-6">
      <nav aria-label={footerLegal.title} className="border-t border-card/25 pt-2 md:pt-5">
        <ul className="flex flex-wrap gap-x-6">
          {footerLegal.items.map(({ name, href }) => (
            <li key={href}>
              <LegalLink
                name={name}
                href={href.startsWith('#') && !hasTexts ? pageWithTexts + href : href}
              />
            </li>
          ))}
          {counting.serviceScript !== '' && (
            <li className="noscript:hidden">
              <button
                type="button"
                className={legalLinkClass}
                // Takes a consent back at once; the question comes again.
                onClick={() => answerConsent(undefined)}
              >
                Statistics: change your answer
              </button>
            </li>
          )}
        </ul>
      </nav>
      {hasTexts && <LegalTexts notes={legalNotes} />}
      <p className="mt-1 text-sm md:mt-6 md:text-base">
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
  'inline-flex min-h-11 items-center text-sm md:min-h-9 md:text-base underline underline-offset-4 hover:no-underline'

function LegalLink({ name, href }: { name: string; href: string }) {
  const className = legalLinkClass
  if (!href.startsWith('#')) return <MenuLink name={name} href={href} className={className} />
  // A plain link keeps the rest of the URL. The click handler reopens a text that was closed again.
  return (
    <a href={href} className={className} onClick={() => void open(href)}>
      {name}
    </a>
  )
}
