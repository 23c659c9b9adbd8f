import { SiteMark } from '../components/ui/site-mark'
import { buttonClass } from '../components/ui/button'
import { openingTimes } from '../content/opening-hours'
import { site } from '../content/site'
import { keptPagesMark } from './kept-pages'
import { phoneLink } from '../lib/phone-number'

const linkClass = 'underline underline-offset-4 hover:no-underline'

/**
 * What the service worker answers without a connection where a page is not kept. It is HTML alone, as no
 * script of it could be fetched.
 */
export function OfflinePage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-6 p-6">
      <title>{`You seem to be offline | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="flex items-center gap-3 font-display text-lg text-tea">
        <SiteMark place="header" />
        {site.name}
      </p>
      <h1 className="text-heading">You seem to be offline</h1>
      <p>This page is not kept on this device. Open it again when the connection is back.</p>
      <form>
        <button type="submit" className={buttonClass()}>
          Try again
        </button>
      </form>
      <h2 className="text-subheading">Call or write to us</h2>
      <address className="not-italic">
        <p>
          <a href={phoneLink(site.phone)} className={linkClass}>
            {site.phone}
          </a>
        </p>
        <p>
          <a href={`mailto:${site.businessEmail}`} className={linkClass}>
            {site.businessEmail}
          </a>
        </p>
        {openingTimes.map(({ days, times }) => (
          <p key={days}>
            {days}: {times}
          </p>
        ))}
      </address>
      <h2 className="text-subheading">Kept on this device</h2>
      <ul className="grid gap-2 [&_a]:underline">{keptPagesMark}</ul>
    </main>
  )
}
