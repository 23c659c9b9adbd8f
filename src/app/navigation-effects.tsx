import { useState } from 'react'
import { VisuallyHidden } from '../components/ui/visually-hidden'
import { useHashScroll } from './use-hash-scroll'
import { usePageArrival } from './use-page-arrival'
import { useScrollMemory } from './use-scroll-memory'

/**
 * What a browser does on a change of page and a single-page app must do itself: the place on
 * the page, the focus, and telling a screen reader the new title.
 */
export function NavigationEffects({ pageId }: { pageId: string }) {
  const [announcement, setAnnouncement] = useState('')
  useScrollMemory(pageId)
  useHashScroll()
  usePageArrival(pageId, setAnnouncement)
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  )
}
