import { useEffect, useRef } from 'react'
import { categoryLook, categoryRing } from '../../components/tours/category-look'
import { tourCategories, type TourCategory } from '../../content/model'

type CategoryFilterProps = {
  chosen: TourCategory | undefined
  /** How many tours a choice would show. */
  countOf: (category: TourCategory | undefined) => number
  onChoose: (category: TourCategory | undefined) => void
}

/** The full accent of each category, for the chosen one. */
const chosenLook: Record<TourCategory, string> = {
  'Farm Tours': 'aria-pressed:bg-tea',
  'Safari & Wildlife': 'aria-pressed:bg-maize-dark',
  'Cultural & Urban': 'aria-pressed:bg-terracotta-dark',
  'Regional Experiences': 'aria-pressed:bg-lake',
  'Educational Tours': 'aria-pressed:bg-dusk',
}

// The count is for the eye alone: the line under the filter tells it in words.
const countedChipClass = `chip press snap-center rounded-full aria-pressed:text-card after:ml-2 after:text-sm after:font-normal after:content-[attr(data-count)_/_'']`

const allLook = 'bg-card text-ink outline-lake aria-pressed:bg-tea'

/** One button for each category and one for all; on phones a single row that can be pushed. */
export function CategoryFilter({ chosen, countOf, onChoose }: CategoryFilterProps) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const position = chosen ? tourCategories.indexOf(chosen) + 1 : 0
    if (row.current) centre(row.current, position)
  }, [chosen])

  return (
    <fieldset aria-label="Filter tours by category" className="min-w-0">
      <div ref={row} className="chips snap-x">
        {[undefined, ...tourCategories].map((category) => (
          <button
            key={category ?? 'All'}
            type="button"
            aria-pressed={category === chosen}
            data-count={countOf(category)}
            className={`${countedChipClass} ${category ? `${categoryLook[category]} ${categoryRing[category]} ${chosenLook[category]}` : allLook}`}
            onClick={() => onChoose(category)}
          >
            {category ?? 'All'}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Pushes the row, and nothing else, until its button at `position` stands in the middle. */
function centre(row: HTMLElement, position: number): void {
  const place = row.children[position]?.getBoundingClientRect()
  if (!place) return
  const frame = row.getBoundingClientRect()
  row.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
}
