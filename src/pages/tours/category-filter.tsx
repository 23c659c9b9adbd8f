import { tourCategories, type TourCategory } from '../../content/model'

type CategoryFilterProps = {
  chosen: TourCategory | undefined
  onChoose: (category: TourCategory | undefined) => void
}

/** One button for each category and one for all. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  return (
    <fieldset aria-label="Filter tours by category" className="flex min-w-0 flex-wrap gap-2">
      {[undefined, ...tourCategories].map((category) => (
        <button
          key={category ?? 'All'}
          type="button"
          aria-pressed={category === chosen}
          className="min-h-11 rounded-full border-2 border-line bg-card px-4 py-1.5 font-semibold transition-colors hover:border-tea aria-pressed:border-tea aria-pressed:bg-tea aria-pressed:text-card"
          onClick={() => onChoose(category)}
        >
          {category ?? 'All'}
        </button>
      ))}
    </fieldset>
  )
}
