import type { Ref } from 'react'

type FiguresProps = {
  figures: readonly { number: string; label: string; description: string }[]
  /** Columns on wide screens; two elsewhere. */
  className?: string
  ref?: Ref<HTMLDListElement>
}

/** Key figures, each with a label and a description. */
export function Figures({ figures, className = 'lg:grid-cols-4', ref }: FiguresProps) {
  return (
    <dl ref={ref} className={`grid grid-cols-2 gap-x-6 gap-y-10 wrap-anywhere ${className}`}>
      {figures.map(({ number, label, description }) => (
        <div key={label} className="flex flex-col border-t-2 border-terracotta pt-4">
          <dt className="order-2 mt-3 font-semibold">{label}</dt>
          <dd className="order-1 font-display text-figure text-terracotta-dark">{number}</dd>
          <dd className="order-3 mt-1 text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
