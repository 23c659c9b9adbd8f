import { useId, type ReactNode } from 'react'
import { frameClass } from '../kit/frame-class'

type DashboardPanelProps = {
  title: string
  /** A link beside the heading. */
  more?: ReactNode
  children: ReactNode
}

/** A card of the dashboard with a heading. */
export function DashboardPanel({ title, more, children }: DashboardPanelProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={`min-w-0 p-4 sm:p-5 ${frameClass}`}>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  )
}
