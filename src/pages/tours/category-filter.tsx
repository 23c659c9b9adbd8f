import { useEffect, useRef } from 'react'
import { tourCategories, type TourCategory } from '../../content/model'

type CategoryFilterProps = {
  chosen: TourCategory | undefined
  onChoose: (category: TourCategory | undefined) => void
}

/** One button for each category and one for all; on phones a single row that can be pushed. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const position = chosen ? tourCategories.indexOf(chosen) + 1 : 0
    if (row.current) centre(row.current, position)
  }, [chosen])

  return (
    <fieldset aria-label="Filter tours by category" className="min-w-0">
      <div
        ref={row}
        className="-mx-4 -my-2 flex gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {[undefined, ...tourCategories].map((category) => (
          <button
            key={category ?? 'All'}
            type="button"
            aria-pressed={category === chosen}
            className="min-h-11 shrink-0 rounded-full border-2 border-line bg-card px-4 py-1.5 font-semibold transition-colors hover:border-tea aria-pressed:border-tea aria-pressed:bg-tea aria-pressed:text-card"
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
