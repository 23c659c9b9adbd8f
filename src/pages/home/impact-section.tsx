import { Section } from '../../components/ui/section'
import { sustainabilityText } from '../../content/about'
import { impactStats } from '../../content/stats'

/** What visits do for the places that are visited. */
export function ImpactSection() {
  return (
    <Section id="impact" heading="Our Impact" className="bg-maize-soft">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {impactStats.map(({ number, label, description }) => (
          <div key={label} className="flex flex-col rounded-xl bg-card p-5 shadow-card">
            <dt className="order-2 mt-1 text-lg leading-snug font-bold">{label}</dt>
            <dd className="order-1 font-display text-3xl font-bold text-terracotta-dark sm:text-4xl">
              {number}
            </dd>
            <dd className="order-3 mt-2 text-muted">{description}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-prose text-lg">{sustainabilityText}</p>
    </Section>
  )
}
