import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { carryToasts } from '../../../src/lib/carried-toasts'
import { carriedToastsKey } from '../../../src/lib/toast'

let isNarrow = false
const listeners = new Set<() => void>()

/** Makes the window narrower than 768 px, or wide again. */
export function setNarrow(narrow: boolean): void {
  isNarrow = narrow
  for (const listener of listeners) listener()
}

class QuietResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds what jsdom lacks: media queries, resize observers, pointer capture, scrolling. */
export function useBrowserStubs(): void {
  beforeEach(() => {
    isNarrow = false
    listeners.clear()
    document.cookie = 'sidebar_state=; path=/; max-age=0'
    vi.stubGlobal('ResizeObserver', QuietResizeObserver)
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query.includes('767.98px') && isNarrow
      },
      media: query,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }))
    Element.prototype.setPointerCapture = () => {}
    Element.prototype.hasPointerCapture = () => false
    Element.prototype.releasePointerCapture = () => {}
    Element.prototype.scrollIntoView = () => {}
  })
  // The library would show the toasts of one test again in the next.
  // Nor may a toast go on to the next test as it goes on to the next document.
  afterEach(() => {
    toast.dismiss()
    const stop = carryToasts()
    stop()
    window.sessionStorage.removeItem(carriedToastsKey)
  })
}
