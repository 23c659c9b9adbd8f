import { SideLinks } from '../../components/layout/header-side'
import { textLinkClass } from '../../components/ui/button'
import { brochure } from '../../content/brochure'
import { schoolCategory } from '../../content/categories'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import type { ToursQuery } from './tours-url'

/** Other ways to choose a tour, beside the heading of the list. */
export const toursSide = (
  <SideLinks
    label="More ways to choose"
    links={[
      { name: 'Tours on a map', href: paths.map() },
      ...(brochure.size
        ? [{ name: `Brochure (PDF · ${brochure.size})`, href: brochure.href, isDocument: true }]
        : []),
      { name: 'For schools', href: paths.schools() },
      { name: 'For teams and trade', href: paths.partners() },
    ]}
  />
)

const schoolWords = /\b(?:schools?|pupils?|students?|teachers?|class(?:es)?)\b/i

/** Leads who looks for a day with a class to the page for schools. */
export function ClassLine({ query: { category, words, people } }: { query: ToursQuery }) {
  if (category !== schoolCategory && !schoolWords.test(words)) return null
  return (
    <p className="-mt-3 mb-6">
      Planning for a class?{' '}
      <Link to={paths.schools(people)} className={textLinkClass}>
        What a day looks like, for teachers
      </Link>
    </p>
  )
}
