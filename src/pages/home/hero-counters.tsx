import { heroStats } from '../../content/stats'

/** The three figures below the hero, in the columns of a ledger. */
export function HeroCounters() {
  return (
    <section aria-label="In numbers" className="bg-tea text-card">
      <dl className="mx-auto grid max-w-page grid-cols-3 gap-4 px-4 py-8 sm:px-6">
        {heroStats.map(({ number, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-t border-card/25 pt-4"
          >
            <dt className="sm:text-lead">{label}</dt>
            <dd className="font-display text-figure text-maize">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
