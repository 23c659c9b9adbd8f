import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { footerLegal } from '../../content/navigation'
import { site } from '../../content/site'
import { chat } from '../../lib/chat'
import { MenuLink } from './menu-link'

// The operator has yet to confirm every sentence: see "For the operator to confirm" in
// src/content/README.md.
const notes = [
  {
    id: 'privacy',
    title: 'Privacy Policy',
    sentences: [
      'This site sets no advertising cookies and sends nothing you type to a server of ours (a half-written message stays in your browser); the only accounts belong to the people who edit it.',
      `An enquiry opens ${chat.name} or your mail app; what you send there is kept by that service and by us only to answer you.`,
      'To see, correct or withdraw what we hold, write to us or use the data withdrawal form.',
    ],
  },
  {
    id: 'terms',
    title: 'Terms of Service',
    sentences: [
      'An enquiry through this site is a question, not a booking; a tour is booked when we have confirmed it.',
      'Farms live by weather and season, so the order of a day may change; we tell you before you travel.',
      'Our cancellation policy applies to every confirmed tour.',
    ],
  },
] as const

function open(hash: string): void {
  const note = document.getElementById(hash.slice(1))
  if (note instanceof HTMLDetailsElement) note.open = true
}

/** Legal links, and the two short texts they open at the bottom of the page. */
export function LegalNotes() {
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
      <div className="mt-3 border-b border-card/25">
        {notes.map(({ id, title, sentences }) => (
          <details key={id} id={id} className="border-t border-card/25">
            <summary className="min-h-11 py-3 font-semibold">{title}</summary>
            <ul className="max-w-prose grid list-disc gap-2 pb-5 pl-5">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <p className="mt-6">© {site.name}</p>
    </div>
  )
}

function LegalLink({ name, href }: { name: string; href: string }) {
  const className =
    'inline-flex min-h-11 items-center md:min-h-9 underline underline-offset-4 hover:no-underline'
  if (!href.startsWith('#')) return <MenuLink name={name} href={href} className={className} />
  // A plain link keeps the rest of the URL. The click handler reopens a text that was closed again.
  return (
    <a href={href} className={className} onClick={() => open(href)}>
      {name}
    </a>
  )
}
