import { useId, type ReactNode } from 'react'

type SectionProps = {
  /** Name for links such as `/#impact`. */
  id?: string
  heading: ReactNode
  /** A sentence under the heading. */
  intro?: string
  /** Colours of the background; the paper shows through without it. */
  className?: string
  children: ReactNode
}

/** A part of a page with its heading, named by it for assistive technology. */
export function Section({ id, heading, intro, className = '', children }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={className}>
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 md:py-20">
        <h2
          id={headingId}
          className="text-[clamp(1.875rem,1.5rem+1.6vw,2.75rem)] leading-tight font-bold tracking-tight"
        >
          {heading}
        </h2>
        {intro && <p className="mt-3 max-w-prose text-lg text-muted">{intro}</p>}
        <div className="mt-8 md:mt-10">{children}</div>
      </div>
    </section>
  )
}
