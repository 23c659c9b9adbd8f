import { useId, type ReactNode } from 'react'

type SectionProps = {
  /** Anchor for links such as `/#impact`. */
  id?: string
  heading: ReactNode
  /** A sentence under the heading. */
  intro?: string
  /** A picture with `bleedClass` below the content, or on its right on wide screens. */
  bleed?: ReactNode
  /** Background colour; by default that of the page. */
  className?: string
  children: ReactNode
}

/** For a picture that extends to the right edge of the window. */
export const bleedClass =
  'aspect-3/2 w-full object-cover lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-[38%]'

/** A section of a page, labelled by its heading. */
export function Section({ id, heading, intro, bleed, className = '', children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={bleed ? `relative ${className}` : className}
    >
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6 md:py-24">
        <div className={bleed ? 'lg:w-[58%]' : undefined}>
          <h2 id={headingId} className="text-heading">
            {heading}
          </h2>
          {intro && <p className="mt-3 max-w-prose text-lead text-muted">{intro}</p>}
          <div className="mt-8 md:mt-12">{children}</div>
        </div>
      </div>
      {bleed}
    </section>
  )
}
