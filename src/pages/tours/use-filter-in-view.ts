import { useEffect, useRef, type RefObject } from 'react'
import type { TourCategory } from '../../content/model'

/**
 * Brings the filter back into view when a category is chosen far below it (a card's link to more
 * of its kind), where the shorter list would leave the visitor at its end.
 */
export function useFilterInView(
  category: TourCategory | undefined,
): RefObject<HTMLDivElement | null> {
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
