import { useId, type ReactNode } from 'react'

type SideSectionProps = {
  heading: string
  /** A sentence under the heading. */
  intro?: string
  /** Background colour; by default that of the page. */
  className?: string
  children: ReactNode
}

/** Grid with a narrow column for the heading and a wide one for the content. */
export const sideGridClass = 'grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[1fr_3fr]'

/** Width and padding of a section of the page. */
export const sectionClass = 'mx-auto max-w-page px-4 py-16 sm:px-6 md:py-24'

/** A section whose heading is beside the content on wide screens. */
export function SideSection({ heading, intro, className, children }: SideSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={className}>
      <div className={`${sectionClass} ${sideGridClass}`}>
        <div className="self-start lg:sticky lg:top-28">
          <h2 id={headingId} className="text-heading">
            {heading}
          </h2>
          {intro && <p className="mt-3 max-w-prose text-lead text-muted">{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
