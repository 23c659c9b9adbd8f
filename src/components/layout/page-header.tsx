import type { ReactNode } from 'react'

type PageHeaderProps = {
  /** The page's h1. */
  title: string
  /** A line that belongs to the heading. */
  subtitle?: string
  intro: ReactNode
  /** The breadcrumb, where the page has one. */
  breadcrumb?: ReactNode
}

/** Heading and introduction of a page without a hero. */
export function PageHeader({ title, subtitle, intro, breadcrumb }: PageHeaderProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-4 sm:px-6 md:pt-6">
      {breadcrumb}
      <h1 className="mt-3 max-w-4xl text-title break-words md:mt-6">{title}</h1>
      {subtitle && (
        <p className="mt-2 font-display text-subheading text-terracotta-dark">{subtitle}</p>
      )}
      <p className="mt-4 max-w-prose text-lead text-muted">{intro}</p>
    </div>
  )
}
