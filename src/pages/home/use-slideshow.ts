import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { heroAdvanceMs } from '../../content/limits'
import { savesData } from '../../lib/data-saver'

/** How long before a change the next picture is fetched. */
const preloadMs = 2000

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribeToReducedMotion(listener: () => void): () => void {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const withSlide = (slides: readonly number[], slide: number) =>
  slides.includes(slide) ? slides : [...slides, slide]

export type Slideshow = ReturnType<typeof useSlideshow>

/**
 * The state of a slideshow that advances every 5000 ms. It stops while it is hovered or has keyboard
 * focus, while the tab is hidden, and when paused. For visitors who prefer reduced motion or save data
 * it advances only after they press play.
 */
export function useSlideshow(count: number) {
  // Each action sets a new object, so that choosing the current slide restarts the timer, too.
  const [current, setCurrent] = useState({ index: 0 })
  const [choice, setChoice] = useState<boolean>()
  const [isInteracting, setInteracting] = useState(false)
  const [pictures, addPicture] = useReducer(withSlide, [0])
  const prefersStill = useSyncExternalStore(
    subscribeToReducedMotion,
    () => window.matchMedia(reducedMotion).matches || savesData(),
    () => false,
  )
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
  const isPlaying = choice ?? !prefersStill
  const isAdvancing = isPlaying && !isInteracting && !isHidden

  const show = (slide: number) => {
    const next = (slide + count) % count
    setCurrent({ index: next })
    addPicture(next)
  }

  useEffect(() => {
    if (!isAdvancing) return undefined
    const next = (current.index + 1) % count
    const picture = setTimeout(() => addPicture(next), heroAdvanceMs - preloadMs)
    const timer = setTimeout(() => setCurrent({ index: next }), heroAdvanceMs)
    return () => {
      clearTimeout(picture)
      clearTimeout(timer)
    }
  }, [isAdvancing, current, count])

  return {
    index: current.index,
    /** Slides whose pictures are rendered. */
    pictures,
    isPlaying,
    isAdvancing,
    show,
    setInteracting,
    toggle: () => {
      setChoice(!isPlaying)
      // The pointer is still over the slideshow after this click; play nevertheless.
      setInteracting(false)
    },
  }
}
