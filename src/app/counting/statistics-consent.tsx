import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ConsentBar } from '../../components/layout/consent-bar'
import { buttonClass } from '../../components/ui/button'
import { counting } from '../../content/facts/counting'
import { answerConsent, useConsent } from '../../lib/statistics-consent'
import { isStatisticsLoaded, loadStatistics } from './load-statistics'

// `base.css` leaves as much room at the end of the page, so that it covers nothing for good.
const barClass =
  'fixed inset-x-0 bottom-0 z-40 border-t border-line bg-card shadow-raised print:hidden'

/** Asks for consent to the operator's statistics service where there is no answer yet, and follows it. */
export function StatisticsConsent() {
  const consent = useConsent()
  const [isRead, setRead] = useState(false)

  useEffect(() => {
    if (consent === 'allowed') loadStatistics()
  }, [consent])

  if (consent === undefined) {
    return (
      <div data-hides-floating data-consent-bar className={barClass}>
        <ConsentBar service={counting.serviceName} onAnswer={answerConsent} />
      </div>
    )
  }
  if (consent === 'allowed' || isRead || !isStatisticsLoaded()) return null
  return (
    <output
      data-hides-floating
      data-consent-bar
      className={`flex flex-wrap items-center gap-3 p-4 ${barClass}`}
    >
      <p className="grow">
        {counting.serviceName} is not loaded any more. In this page it ends when you load it again.
      </p>
      <button
        type="button"
        className={buttonClass('secondary')}
        onClick={() => window.location.reload()}
      >
        Load it again now
      </button>
      <button type="button" className={buttonClass('quiet')} onClick={() => setRead(true)}>
        Later
      </button>
    </output>
  )
}

/**
 * Puts the question at the end of the page, in a root of its own: the first script of no page carries it.
 *
 * @returns takes it away
 */
export function askForConsent(): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<StatisticsConsent />)
  return () => {
    root.unmount()
    place.remove()
  }
}
