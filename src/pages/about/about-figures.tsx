import { aboutStats } from '../../content/stats'

/** The four figures of the about page. */
export function AboutFigures() {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {aboutStats.map(({ number, label, description }) => (
        <div key={label} className="flex flex-col rounded-xl bg-card p-5 shadow-card">
          <dt className="order-2 mt-1 text-lg leading-snug font-bold">{label}</dt>
          <dd className="order-1 font-display text-3xl font-bold text-terracotta-dark sm:text-4xl">
            {number}
          </dd>
          <dd className="order-3 mt-2 text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
