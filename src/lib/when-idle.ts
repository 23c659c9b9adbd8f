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
