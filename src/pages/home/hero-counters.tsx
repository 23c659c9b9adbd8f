import { heroStats } from '../../content/stats'

/** The three figures below the hero. */
export function HeroCounters() {
  return (
    <section aria-label="In numbers" className="bg-tea text-card">
      <dl className="mx-auto grid max-w-page grid-cols-3 gap-3 px-4 py-8 text-center sm:px-6 md:py-10">
        {heroStats.map(({ number, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm sm:text-lg">{label}</dt>
            <dd className="font-display text-3xl font-bold text-maize sm:text-5xl">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
