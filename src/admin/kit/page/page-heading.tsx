import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** The router's key for the location that the document was opened with. */
const firstKey = 'default'

/**
 * Heading of a studio page. After navigation it takes the focus and the page starts at its top;
 * after a document load the browser decides.
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
