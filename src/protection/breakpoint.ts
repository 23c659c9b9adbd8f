/**
 * How long a breakpoint holds the page up, in milliseconds: next to nothing, unless developer tools
 * are open and stop at it. The statement stands here as it is, because the content security policy
 * forbids to build it from text; the build is told not to drop it.
 */
export function timeBreakpoint(): number {
  const begun = performance.now()
  // oxlint-disable-next-line no-debugger -- the very thing that is measured
  debugger
  return performance.now() - begun
}
