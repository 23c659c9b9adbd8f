import { useEffect, useState } from 'react'
import { site } from '../../../content/site'
import { dayName, formatHour } from '../../../lib/format'
import { openingState } from '../../../lib/opening-state'
import { useHydrated } from '../../../lib/use-hydrated'

const minuteMs = 60_000
// High enough for two lines on phones, so that the layout does not shift on hydration.
const lineClass = 'mt-3 flex min-h-16 flex-wrap content-start items-center gap-x-3 sm:min-h-8'

/** Whether the operator is open now. Depends on the time, so it is empty before hydration. */
export function OpenNow() {
  const isHydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])

  const { isOpen, until } = openingState(now, site.openingHours)
  if (!isHydrated) return <p className={lineClass} />
  return (
    <p className={lineClass}>
      <span
        className={`rounded-full px-3 py-0.5 font-semibold ${isOpen ? 'bg-tea text-card' : 'bg-maize-soft text-ink'}`}
      >
        {isOpen ? 'Open now' : 'Closed now'}
      </span>
      <span>
        {isOpen ? 'until ' : `opens ${dayName(until.day)} at `}
        {formatHour(until.hour)} in Kenya
      </span>
    </p>
  )
}
