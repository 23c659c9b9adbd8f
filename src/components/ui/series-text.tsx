import { useId } from 'react'

/** What is said about a series, or about all, under its pictures. */
export function SeriesText({ heading, text }: { heading: string; text: string }) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="mx-auto mt-12 max-w-prose border border-line bg-card p-6 shadow-card sm:p-10 md:mt-16"
    >
      <h2 id={headingId} className="text-heading">
        {heading}
      </h2>
      <p className="mt-4 border-t border-line pt-4">{text}</p>
    </section>
  )
}
