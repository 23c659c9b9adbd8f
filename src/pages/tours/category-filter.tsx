import { useEffect, useRef } from 'react'
import { categoryChosen, categoryLook, categoryRing } from '../../components/tours/category-look'
import {
  categoryNameOf,
  tourCategories,
  tourCategoryIds,
  type TourCategory,
} from '../../content/categories'
import { paths } from '../../lib/paths'
import { lineLinkClass } from '../../components/ui/button'

type CategoryFilterProps = {
  chosen: TourCategory | undefined
  /** How many tours a category would show: `3`, or `7 to ask` where only the group size excludes them. */
  countOf: (category: TourCategory | undefined) => number | string
  onChoose: (category: TourCategory | undefined) => void
}

// The count is hidden from screen readers, because the line below announces it.
const countedChipClass = 'chip press rounded-full aria-pressed:text-card'

const allClass = 'bg-card text-ink outline-lake aria-pressed:bg-tea'

/** One button for each category and one for all; on phones in a single row that scrolls. */
export function CategoryFilter({ chosen, countOf, onChoose }: CategoryFilterProps) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const button = row.current?.children[chosen ? tourCategories.indexOf(chosen) + 1 : 0]
    if (!row.current || !(button instanceof HTMLElement)) return
    row.current.scrollLeft = button.offsetLeft - (row.current.clientWidth - button.offsetWidth) / 2
  }, [chosen])

  return (
    <fieldset aria-label="Filter tours by category" className="min-w-0">
      <div ref={row} className="chips relative snap-x">
        {[undefined, ...tourCategories].map((category) => (
          <button
            key={category ?? 'All'}
            type="button"
            aria-pressed={category === chosen}
            data-count={countOf(category)}
            className={`${countedChipClass} ${category ? `${categoryLook(category)} ${categoryRing(category)} ${categoryChosen(category)}` : allClass}`}
            onClick={() => onChoose(category)}
          >
            {category ?? 'All'}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** The same choice as plain links to the page of each category; shown where no script runs. */
export function CategoryLinks({ chosen }: Pick<CategoryFilterProps, 'chosen'>) {
  return (
    <nav aria-label="Tours by category" className="mt-6 hidden noscript:block">
      <ul className="flex flex-wrap gap-x-5">
        {tourCategoryIds.map((id) => (
          <li key={id}>
            <a
              href={paths.tourCategory(id)}
              aria-current={categoryNameOf(id) === chosen ? 'page' : undefined}
              className={lineLinkClass}
            >
              {categoryNameOf(id)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Scrolls to the filter when a category is chosen far below it, by the link of a card: the list
 * becomes shorter, and the visitor would otherwise be at its end.
 */
export function useFilterInView(category: TourCategory | undefined) {
  const filter = useRef<HTMLDivElement>(null)
  const last = useRef(category)

  useEffect(() => {
    if (last.current === category) return
    last.current = category
    if (filter.current && filter.current.getBoundingClientRect().top < 0) {
      filter.current.scrollIntoView({ block: 'start' })
    }
  }, [category])

  return filter
}
