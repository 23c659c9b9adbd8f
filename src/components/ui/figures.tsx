type FiguresProps = {
  figures: readonly { number: string; label: string; description: string }[]
}

/** Figures worth reading, each with what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ number, label, description }) => (
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
