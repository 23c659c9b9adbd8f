import { memo, Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '../../lib/use-hydrated'

declare global {
  interface Window {
    /**
     * Set by the boot script: the last button pressed before React hydrated the page, or link inside an
     * element with `data-early`, which leads elsewhere once it is interactive.
     */
    earlyTap?: HTMLElement | undefined
    /** Set by the boot script: removes its listener. */
    stopEarlyTap?: () => void
  }
}

/**
 * A part of a page that can be read at once and becomes interactive later. React keeps its
 * pre-rendered HTML until its chunk has loaded; the last button pressed before is then clicked again.
 * On a page that React renders on the client, the page suspends until the chunk has loaded.
 *
 * @param children an element of a `lazyPart` component; must be the same element in every render
 */
export function DeferredHydration({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [isPreRendered] = useState(!isHydrated)
  return isPreRendered ? <PreRendered>{children}</PreRendered> : children
}

/** Memoised: a second render before the chunk has loaded would make React discard the server's HTML. */
const PreRendered = memo(function PreRendered({ children }: { children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(undefined)
  const isInteractive = useRef(false)

  useLayoutEffect(() => {
    const remember = (event: Event) => {
      if (isInteractive.current || !(event.target instanceof Element)) return
      const button = event.target.closest('button')
      if (!button || !wrapper.current?.contains(button)) return
      pressed.current = button
      lookPressed(button)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])

  return (
    <div ref={wrapper} data-deferred className="contents">
      <Suspense fallback={null}>
        {children}
        <MountSignal
          onMount={() => {
            isInteractive.current = true
            const button = pressed.current ?? window.earlyTap
            if (!button || !wrapper.current?.contains(button)) return
            window.earlyTap = undefined
            repeatTap(button)
          }}
        />
      </Suspense>
    </div>
  )
})

/** As in the boot script, for presses while a part is still being fetched. */
export function lookPressed(button: HTMLElement): void {
  button.animate?.({ opacity: [0.6, 0.6] }, 30_000)
}

/** Clicks a button that has looked pressed since the visitor pressed it. */
function repeatTap(button: HTMLElement): void {
  for (const animation of button.getAnimations?.() ?? []) animation.cancel()
  button.click()
}

function MountSignal({ onMount }: { onMount: () => void }) {
  const initialOnMount = useRef(onMount)
  useEffect(() => initialOnMount.current(), [])
  return null
}

/**
 * Belongs beside a page: once React has hydrated it, repeats the click on a button that was clicked before.
 * `DeferredHydration` does so itself for the buttons inside it, and the dialog of a tour for those of its copy.
 */
export function EarlyTapReplay() {
  useEffect(() => {
    window.stopEarlyTap?.()
    const button = window.earlyTap
    if (!button || button.closest('[data-deferred], [data-tour]')) return
    window.earlyTap = undefined
    // After the rendering that follows hydration, in which a link may get another address.
    setTimeout(() => {
      if (button.isConnected) repeatTap(button)
    }, 0)
  }, [])
  return null
}
