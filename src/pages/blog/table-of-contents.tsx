import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import type { HeadingAnchor } from '../../lib/heading-anchors'
import { Link } from '../../lib/link'

/** Links to the chapters of an article; stays in view beside a long one. */
export function TableOfContents({ chapters }: { chapters: readonly HeadingAnchor[] }) {
  const { pathname } = useLocation()
  const headingId = useId()
  return (
    <nav
      aria-labelledby={headingId}
      className="max-w-prose rounded-xl bg-card p-5 shadow-card lg:sticky lg:top-24"
    >
      {/* No heading: it would stand in the outline between the title and the story. */}
      <p id={headingId} className="font-bold">
        In this story
      </p>
      <ol className="mt-2 list-decimal pl-5 marker:text-muted">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <Link
              to={`${pathname}#${encodeURIComponent(id)}`}
              className="block py-1.5 leading-snug text-tea underline-offset-4 hover:text-tea-dark hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
