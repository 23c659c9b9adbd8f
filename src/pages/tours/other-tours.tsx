import { TourLinks } from '../../components/tours/tour-links'
import { lineLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import type { TourCategory } from '../../content/categories'
import type { TourCard } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { groupRange, takesGroup } from '../../lib/tour-group'

const maxOthers = 4

type OtherToursProps = {
  category: TourCategory
  /** The tours of the category. */
  found: readonly TourCard[]
  all: readonly TourCard[]
}

/**
 * Below a category with few tours: tours of other categories that take a group of the same size, and a link to
 * ask for a day to order. Services of several kinds lead to one category, which may hold a single tour.
 */
export function OtherTours({ category, found, all }: OtherToursProps) {
  const others = otherTours(category, found, all)
  return (
    <section aria-labelledby="others" className="mt-12 rounded-panel bg-tea-soft p-5 md:p-8">
      <h2 id="others" className="text-subheading">
        More for such a group
      </h2>
      <p className="mt-2 mb-5 max-w-prose">
        These tours of other kinds take a group of the same size. We also plan days to order:{' '}
        <ExternalLink href={chatLink(questionAbout(category))} className={lineLinkClass}>
          ask us on {chat.name}
        </ExternalLink>
      </p>
      <TourLinks tours={others} />
    </section>
  )
}

/** Up to four tours of other categories that take the smallest group of these; all tours where none has a range. */
function otherTours(
  category: TourCategory,
  found: readonly TourCard[],
  all: readonly TourCard[],
): readonly TourCard[] {
  const smallest = found.flatMap(({ participants }) => groupRange(participants)?.min ?? [])
  const people = Math.min(...smallest)
  return all
    .filter((tour) => tour.category !== category)
    .filter(({ participants }) => smallest.length === 0 || takesGroup(participants, people))
    .slice(0, maxOthers)
}

const questionAbout = (category: TourCategory) =>
  `Hello ${site.name}, I am looking for a day to order: ${category}.`
