import type { ReactNode } from 'react'

type PageHeaderProps = {
  /** The page's h1. */
  title: string
  /** Where something else is the h1 of the page. */
  isSecond?: boolean
  /** A line that belongs to the heading. */
  subtitle?: string
  intro: ReactNode
  /** The breadcrumb, where the page has one. */
  breadcrumb?: ReactNode
  /** What helps beside the heading on wide screens; below the introduction on narrow ones. */
  side?: ReactNode
}

/** Heading and introduction of a page without a hero. */
export function PageHeader(props: PageHeaderProps) {
  const { title, isSecond, subtitle, intro, breadcrumb, side } = props
  const Heading = isSecond ? 'h2' : 'h1'
  return (
    <div className="mx-auto max-w-page px-4 pt-4 sm:px-6 md:pt-6">
      {breadcrumb}
      <div className="lg:flex lg:items-end lg:justify-between lg:gap-12">
        <div>
          <Heading className="mt-3 max-w-4xl text-title break-words md:mt-6">{title}</Heading>
          {subtitle && (
            <p className="mt-2 font-display text-subheading text-terracotta-dark">{subtitle}</p>
          )}
          <p className="mt-4 max-w-prose text-lead text-muted">{intro}</p>
        </div>
        {side && <div className="mt-2 lg:mt-0 lg:w-80 lg:shrink-0">{side}</div>}
      </div>
    </div>
  )
}
