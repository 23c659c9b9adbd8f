import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'

let isNarrow = false
const watchers = new Set<() => void>()

/** Makes the window narrower than 768 px, or wide again. */
export function setNarrow(narrow: boolean): void {
  isNarrow = narrow
  for (const watcher of watchers) watcher()
}

class QuietResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Gives jsdom what it lacks: media queries, observers of sizes, pointer capture, scrolling. */
export function useBrowserStubs(): void {
  beforeEach(() => {
    isNarrow = false
    watchers.clear()
    document.cookie = 'sidebar_state=; path=/; max-age=0'
    vi.stubGlobal('ResizeObserver', QuietResizeObserver)
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query.includes('767.98px') && isNarrow
      },
      media: query,
      addEventListener: (_: string, watcher: () => void) => watchers.add(watcher),
      removeEventListener: (_: string, watcher: () => void) => watchers.delete(watcher),
    }))
    Element.prototype.setPointerCapture = () => {}
    Element.prototype.hasPointerCapture = () => false
    Element.prototype.releasePointerCapture = () => {}
    Element.prototype.scrollIntoView = () => {}
  })
  // The library would draw what one test has said again in the next.
  afterEach(() => void toast.dismiss())
}
