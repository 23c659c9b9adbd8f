import { isInUse } from './first-use'

/**
 * Runs `task` when the browser is idle, or after two seconds where `requestIdleCallback` is missing
 * (Safari). Returns the function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 4000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 2000)
  return () => clearTimeout(timer)
}

const signsOfUse = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Runs `task` when the browser is idle after the visitor has begun to use the page: scrolled, touched it,
 * moved the pointer over it or pressed a key. Returns the function that cancels it.
 */
export function whenInUse(task: () => void): () => void {
  const controller = new AbortController()
  let cancelIdle = () => {}
  const begin = () => {
    controller.abort()
    cancelIdle = whenIdle(task)
  }
  if (isInUse()) {
    begin()
    return cancelIdle
  }
  const { signal } = controller
  for (const sign of signsOfUse) {
    // Capturing, because the scroll of a dialog does not bubble.
    window.addEventListener(sign, begin, { capture: true, passive: true, signal })
  }
  return () => {
    controller.abort()
    cancelIdle()
  }
}
