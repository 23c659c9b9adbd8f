import { useRef, type UIEvent } from 'react'
import { useLocation } from 'react-router-dom'

/** How far the details of a tour were scrolled, by the history entry that showed them. */
const places = new Map<string, number>()

/**
 * Where a visitor is in the details of a tour: Back from a page that a link in them led to finds them there
 * again, and so does the way back from the form. A browser restores the page only, not what scrolls in it.
 */
export function useReadingPlace(slug: string) {
  const { key } = useLocation()
  const entry = `${key} ${slug}`
  const last = useRef(0)
  return {
    /** For the scroll events of the side of the card, in low windows its own. */
    remember: ({ currentTarget, target }: UIEvent<HTMLElement>) => {
      if (!(target instanceof HTMLElement)) return
      if (target !== currentTarget && target.dataset['scroller'] === undefined) return
      last.current = target.scrollTop
      places.set(entry, last.current)
    },
    /**
     * Scrolls the details to where they were; leaves them where nobody has scrolled.
     *
     * @param isReturning whether they come back from the form, which has an entry of its own
     */
    restore: (scroller: HTMLElement, isReturning: boolean) => {
      const place = isReturning ? last.current : places.get(entry)
      if (place === undefined) return
      // One of the two scrolls.
      scroller.scrollTop = place
      if (scroller.parentElement) scroller.parentElement.scrollTop = place
    },
  }
}
