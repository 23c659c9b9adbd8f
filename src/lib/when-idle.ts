/**
 * Runs `task` when the browser has nothing better to do, or after two seconds where it cannot
 * tell (Safari). Returns the function that calls it off.
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 4000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 2000)
  return () => clearTimeout(timer)
}
