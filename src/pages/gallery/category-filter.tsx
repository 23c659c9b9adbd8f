import { gallery } from '../../content/gallery'
import { galleryCategories, type GalleryCategory } from '../../content/model'

type CategoryFilterProps = {
  chosen: GalleryCategory | undefined
  onChoose: (category: GalleryCategory | undefined) => void
}

/** One button for each series and one for all, with the number of pictures. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  return (
    <fieldset aria-label="Filter pictures by series" className="flex min-w-0 flex-wrap gap-2">
      {[undefined, ...galleryCategories].map((category) => (
        <button
          key={category ?? 'All'}
          type="button"
          aria-pressed={category === chosen}
          className="min-h-11 rounded-full border-2 border-line bg-card px-4 py-1.5 font-semibold transition-colors hover:border-tea aria-pressed:border-tea aria-pressed:bg-tea aria-pressed:text-card"
          onClick={() => onChoose(category)}
        >
          {category ?? 'All'}{' '}
          {/* The line under the filter says it in words once the series is chosen. */}
          <span aria-hidden className="text-sm font-normal">
            {countOf(category)}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

function countOf(category: GalleryCategory | undefined): number {
  if (category === undefined) return gallery.length
  return gallery.filter((photo) => photo.category === category).length
}
