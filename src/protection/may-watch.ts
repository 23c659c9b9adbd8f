const ownMachine = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether to look for developer tools in this browser. Never on the developer's own machine and in
 * a browser that a program drives, which the breakpoint would stop; nor on devices with nothing but
 * a touch screen, which have no such tools.
 */
export function mayWatchDeveloperTools(window: Window): boolean {
  return (
    !window.navigator.webdriver &&
    !ownMachine.test(window.location.hostname) &&
    window.matchMedia('(any-pointer: fine)').matches
  )
}
