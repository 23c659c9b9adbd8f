import type { Guard } from './guard'

type ToolsWatch = {
  /** Returns how long a breakpoint stops the page, in milliseconds. */
  detect: () => number
  /** Interval of the check, in milliseconds. */
  everyMs: number
  /** A breakpoint that stops the page longer, in milliseconds, means open developer tools. */
  thresholdMs: number
}

/** A single slow check may have other causes. */
const slowChecksNeeded = 2

/**
 * Measures at an interval how long a breakpoint stops the page, and shows one message each time
 * developer tools are opened.
 */
export function watchDeveloperTools(
  { document, notify, signal }: Guard,
  { detect, everyMs, thresholdMs }: ToolsWatch,
): void {
  let slowChecks = 0
  const timer = setInterval(() => {
    if (document.hidden) return
    slowChecks = detect() > thresholdMs ? slowChecks + 1 : 0
    if (slowChecks === slowChecksNeeded) notify('detected')
  }, everyMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}

const localHost = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether to check for developer tools in this browser. Not on localhost and in automated browsers,
 * which the breakpoint would stop; nor on touch-only devices, which have no such tools.
 */
export function mayWatchDeveloperTools(window: Window): boolean {
  return (
    !window.navigator.webdriver &&
    !localHost.test(window.location.hostname) &&
    window.matchMedia('(any-pointer: fine)').matches
  )
}

/**
 * How long a breakpoint stops the page, in milliseconds: close to 0 unless developer tools are open.
 * A literal statement, because the content security policy forbids code made from text; the build
 * is configured to keep it.
 */
export function timeBreakpoint(): number {
  const start = performance.now()
  // oxlint-disable-next-line no-debugger -- this is what is measured
  debugger
  return performance.now() - start
}
