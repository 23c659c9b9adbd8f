import type { ReactNode } from 'react'
import { PageHeading } from './page-heading'
import { StudioTitle } from './studio-title'

type StudioPageProps = {
  title: string
  /** Buttons beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** Title, heading and content of a studio page. */
export function StudioPage({ title, actions, children }: StudioPageProps) {
  return (
    <>
      <StudioTitle title={title} />
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3 md:mb-6">
        <PageHeading>{title}</PageHeading>
        {actions}
      </div>
      {children}
    </>
  )
}
