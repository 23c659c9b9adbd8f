import { useEffect, useRef } from 'react'
import { gallery } from '../../content/gallery'
import { galleryCategories, type GalleryCategory } from '../../content/model'

type CategoryFilterProps = {
  chosen: GalleryCategory | undefined
  onChoose: (category: GalleryCategory | undefined) => void
}

/**
 * One button for each series and one for all, with the number of pictures; on phones a single row
 * that can be pushed.
 */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const button = row.current?.children[chosen ? galleryCategories.indexOf(chosen) + 1 : 0]
    if (!row.current || !(button instanceof HTMLElement)) return
    row.current.scrollLeft = button.offsetLeft - (row.current.clientWidth - button.offsetWidth) / 2
  }, [chosen])

  return (
    <fieldset aria-label="Filter pictures by series" className="min-w-0">
      <div
        ref={row}
        className="relative -mx-4 -my-3 flex gap-2 overflow-x-auto px-4 py-3 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {[undefined, ...galleryCategories].map((category) => (
          <button
            key={category ?? 'All'}
            type="button"
            aria-pressed={category === chosen}
            className="min-h-11 shrink-0 rounded-full border-2 border-transparent bg-card px-4 py-1.5 font-semibold shadow-card transition-colors duration-quick hover:border-tea aria-pressed:bg-tea aria-pressed:text-card aria-pressed:forced-color-adjust-none"
            onClick={() => onChoose(category)}
          >
            {category ?? 'All'}{' '}
            {/* The line under the filter says it in words once the series is chosen. */}
            <span aria-hidden className="ml-1 text-sm font-normal">
              {countOf(category)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function countOf(category: GalleryCategory | undefined): number {
  if (category === undefined) return gallery.length
  return gallery.filter((photo) => photo.category === category).length
}
