import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../components/ui/visually-hidden'
import { useHashScroll } from './use-hash-scroll'
import { useScrollRestoration } from './use-scroll-restoration'

/**
 * What a browser does on navigation and a single-page app must do itself: restores the scroll position, moves
 * the focus and announces the new title to screen readers.
 */
export function NavigationEffects({ pageId }: { pageId: string }) {
  const [announcement, setAnnouncement] = useState('')
  useScrollRestoration(pageId)
  useHashScroll()
  useHeadingFocus(pageId, setAnnouncement)
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  )
}

/**
 * After a change of page, focuses the page's heading and announces its title.
 *
 * @param pageId id of the page; nothing happens while it stays the same
 * @param announce receives the text for the live region
 */
function useHeadingFocus(pageId: string, announce: (text: string) => void): void {
  const { hash } = useLocation()
  const lastPage = useRef(pageId)

  useEffect(() => {
    if (lastPage.current === pageId) return
    lastPage.current = pageId
    announce(document.title)
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pageId, hash, announce])
}
