import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Key of the location that the document was opened with. */
const firstKey = 'default'

/**
 * Heading of a studio page. It takes the focus when the page replaces another one, and the page
 * begins at its top; after a fresh load of the document the browser's own rules hold.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const arrival = useRef({ isFresh: key === firstKey, isBackOrForward })

  useEffect(() => {
    if (arrival.current.isFresh) return
    heading.current?.focus({ preventScroll: true })
    if (!arrival.current.isBackOrForward) document.documentElement.scrollTop = 0
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1} className="min-w-0 text-2xl break-words">
      {children}
    </h1>
  )
}
