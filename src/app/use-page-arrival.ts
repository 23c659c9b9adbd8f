import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a change of page, puts the focus on the page's heading and announces its title.
 *
 * @param pageId identity of the page; another address of the same page is no arrival unless the
 *   path changed under another heading
 * @param announce receives the text for the live region
 */
export function usePageArrival(pageId: string, announce: (text: string) => void): void {
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
