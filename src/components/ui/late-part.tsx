import { memo, Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '../../lib/use-hydrated'

/**
 * A part of a page that the visitor can read at once and use a moment later. In pre-rendered
 * HTML React leaves it as it is until its chunk has come; a button pressed before that is pressed
 * again when it can answer. On a page that React builds itself, the page waits for the chunk.
 *
 * @param children an element of a `lazyPart`'s component that keeps its identity
 */
export function LatePart({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [isTakenOver] = useState(!isHydrated)
  return isTakenOver ? <TakenOver>{children}</TakenOver> : children
}

declare global {
  interface Window {
    /** Set by the boot script: the last button pressed before React was attached. */
    earlyTap?: HTMLElement | undefined
  }
}

/** Memoised: rendered again before the chunk has come, React would discard the server's HTML. */
const TakenOver = memo(function TakenOver({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(undefined)
  const isLive = useRef(false)

  useLayoutEffect(() => {
    const remember = (event: Event) => {
      if (isLive.current || !(event.target instanceof Element)) return
      const button = event.target.closest('button')
      if (button && place.current?.contains(button)) pressed.current = button
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])

  return (
    <div ref={place} data-late-part className="contents">
      <Suspense fallback={null}>
        {children}
        <Arrival
          onArrive={() => {
            isLive.current = true
            const button = pressed.current ?? window.earlyTap
            if (!button || !place.current?.contains(button)) return
            window.earlyTap = undefined
            button.click()
          }}
        />
      </Suspense>
    </div>
  )
})

function Arrival({ onArrive }: { onArrive: () => void }) {
  const report = useRef(onArrive)
  useEffect(() => report.current(), [])
  return null
}
