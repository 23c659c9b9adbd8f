import type { Guard } from './guard'

type ToolsWatch = {
  /** How long a breakpoint holds the page up, in milliseconds. */
  detect: () => number
  /** Time between two looks, in milliseconds. */
  everyMs: number
  /** A breakpoint that holds longer was held by developer tools. */
  thresholdMs: number
}

/** One slow answer may be the machine's; the second in a row is not. */
const certain = 2

/**
 * Measures again and again how long a breakpoint holds the page up, and tells once for each time
 * that developer tools are opened.
 */
export function watchDeveloperTools(
  { document, notify, signal }: Guard,
  { detect, everyMs, thresholdMs }: ToolsWatch,
): void {
  let slowAnswers = 0
  const timer = setInterval(() => {
    if (document.hidden) return
    slowAnswers = detect() > thresholdMs ? slowAnswers + 1 : 0
    if (slowAnswers === certain) notify('detected')
  }, everyMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}
