let logged: string | undefined

/** Logs an address that leads nowhere; once, however often its page renders. */
export function logNotFound(pathname: string): void {
  if (logged === pathname) return
  logged = pathname
  // oxlint-disable-next-line no-console -- the specification asks for this entry
  console.error(`404: nothing lives at ${pathname}`)
}
