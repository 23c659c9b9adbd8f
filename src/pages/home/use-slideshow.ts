import { useEffect, useState, useSyncExternalStore } from 'react'
import { heroAdvanceMs } from '../../content/limits'
import { savesData } from '../../lib/data-saver'

/** How long before a turn the next picture is fetched. */
const pictureLeadMs = 2000

const stillness = '(prefers-reduced-motion: reduce)'

function subscribeToStillness(listener: () => void): () => void {
  const query = window.matchMedia(stillness)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

export type Slideshow = ReturnType<typeof useSlideshow>

/**
 * The state of a slideshow that turns by itself every 5000 ms. It rests while it is held (by a
 * pointer or the focus of a keyboard), while the tab is hidden, and when it is paused; where
 * less motion or less data is wished for it turns only when asked to.
 */
export function useSlideshow(count: number) {
  // Each action makes a new object, so that also jumping to the present slide restarts its time.
  const [present, setPresent] = useState({ index: 0 })
  const [wish, setWish] = useState<boolean>()
  const [isHeld, setHeld] = useState(false)
  const [pictures, setPictures] = useState<readonly number[]>([0])
  const isStill = useSyncExternalStore(
    subscribeToStillness,
    () => window.matchMedia(stillness).matches || savesData(),
    () => false,
  )
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
  const isPlaying = wish ?? !isStill
  const isTurning = isPlaying && !isHeld && !isHidden

  const show = (slide: number) => {
    const next = (slide + count) % count
    setPresent({ index: next })
    setPictures((known) => (known.includes(next) ? known : [...known, next]))
  }

  useEffect(() => {
    if (!isTurning) return undefined
    const next = (present.index + 1) % count
    const picture = setTimeout(() => {
      setPictures((known) => (known.includes(next) ? known : [...known, next]))
    }, heroAdvanceMs - pictureLeadMs)
    const timer = setTimeout(() => {
      setPresent({ index: next })
    }, heroAdvanceMs)
    return () => {
      clearTimeout(picture)
      clearTimeout(timer)
    }
  }, [isTurning, present, count])

  return {
    index: present.index,
    /** Slides whose pictures are wanted. */
    pictures,
    isPlaying,
    isTurning,
    show,
    setHeld,
    toggle: () => {
      setWish(!isPlaying)
      // Who asks for motion with the pointer on the slideshow means it.
      setHeld(false)
    },
  }
}
