import type { ReactNode } from 'react'

type PageHeaderProps = {
  /** The page's one main heading. */
  title: string
  /** A line that belongs to the heading. */
  subtitle?: string
  /** The first sentences. */
  intro: ReactNode
  /** The breadcrumb, where the page has one. */
  breadcrumb?: ReactNode
}

/** Top of a page without a hero. */
export function PageHeader({ title, subtitle, intro, breadcrumb }: PageHeaderProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:px-6">
      {breadcrumb}
      <h1 className="mt-4 text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-tight font-bold tracking-tight">
        {title}
      </h1>
      {subtitle && (
        <p className="mt-1 font-display text-2xl font-bold text-terracotta-dark">{subtitle}</p>
      )}
      <p className="mt-4 max-w-prose text-lg text-muted">{intro}</p>
    </div>
  )
}
