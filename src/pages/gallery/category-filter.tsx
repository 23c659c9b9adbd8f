import { useEffect, useRef } from 'react'
import { gallery } from '../../content/gallery'
import { galleryCategories, type GalleryCategory } from '../../content/categories'

type CategoryFilterProps = {
  chosen: GalleryCategory | undefined
  onChoose: (category: GalleryCategory | undefined) => void
}

/**
 * One button for each category and one for all, with the number of pictures; on phones in a single
 * row that scrolls.
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
      <div ref={row} className="chips relative">
        {[undefined, ...galleryCategories].map((category) => (
          <button
            key={category ?? 'All'}
            type="button"
            aria-pressed={category === chosen}
            className="chip press rounded-full bg-card shadow-card aria-pressed:bg-tea aria-pressed:text-card"
            onClick={() => onChoose(category)}
          >
            {category ?? 'All'}{' '}
            {/* Hidden, because the line below announces the count of the chosen category. */}
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
