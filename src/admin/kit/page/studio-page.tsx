import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { site } from '../../../content/site'

type StudioPageProps = {
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** Title, heading and content of a studio page. */
export function StudioPage({ title, actions, children }: StudioPageProps) {
  return (
    <>
      <StudioTitle title={title} />
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 md:mb-6">
        <PageHeading>{title}</PageHeading>
        {actions}
      </div>
      {children}
    </>
  )
}

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
    <h1 ref={heading} tabIndex={-1} className="min-w-0 text-xl break-words md:text-2xl">
      {children}
    </h1>
  )
}

/** Title of a studio page in the browser tab; keeps the page out of search engines. */
export function StudioTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
