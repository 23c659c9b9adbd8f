import { useId, type ReactNode } from 'react'
import { Skeleton } from '../../components/ui/skeleton'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { frameClass } from '../kit/frame-class'

type DashboardPanelProps = {
  title: string
  /** A link or button beside the heading. */
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

/** Fills a dashboard panel while its data loads, or after loading failed. */
export function PanelLoading({ label, isError }: { label: string; isError: boolean }) {
  if (isError) return <p className="text-muted">This could not be loaded.</p>
  return (
    <div className="grid gap-3 py-2">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  )
}
