import { useState } from 'react'
import type { Tour } from '../../content/model'
import { nairobiDay } from '../../lib/calendar-day'
import { tourFacts } from './tour-good-to-know'

/** The optional facts of a tour that are filled in; nothing where none is. */
export function GoodToKnow({ tour }: { tour: Tour }) {
  const [today] = useState(() => nairobiDay(new Date()))
  const facts = tourFacts(tour, today)
  if (facts.length === 0) return null
  return (
    <section className="grid gap-4">
      <h3 className="text-subheading">Good to know</h3>
      <dl className="grid gap-2">
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-sm font-semibold text-muted">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
