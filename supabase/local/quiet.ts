import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @supabase/lite prints every refused query with its stack to `console.error` and has no logger option.
 * Refusals are everyday answers here (a visitor tries to write, a slug is taken) and the browser gets
 * them anyway. So `console.error` and `console.warn` are wrapped once, and only for calls that come
 * from inside lite (an async context of ours) is a refusal dropped; everything else passes through.
 */
const insideLite = new AsyncLocalStorage<true>()
let users = 0
let restore: (() => void) | undefined

/** Runs one call into lite with its expected noise switched off. */
export function quietly<T>(work: () => T): T {
  return insideLite.run(true, work)
}

/** Puts the wrapper in place; the returned function takes it away with the last user. */
export function hushLite(): () => void {
  users += 1
  restore ??= wrapConsole()
  let released = false
  return () => {
    if (released) return
    released = true
    users -= 1
    if (users > 0) return
    restore?.()
    restore = undefined
  }
}

function wrapConsole(): () => void {
  const { error, warn } = console
  const wrap =
    (original: typeof console.error) =>
    (...args: unknown[]): void => {
      if (insideLite.getStore() === true && args.some(isExpected)) return
      original.apply(console, args)
    }
  const quietError = wrap(error)
  const quietWarn = wrap(warn)
  console.error = quietError
  console.warn = quietWarn
  return () => {
    // Somebody else may have wrapped on top of us in the meantime; leave theirs alone.
    if (console.error === quietError) console.error = error
    if (console.warn === quietWarn) console.warn = warn
  }
}

/** Errors that a request can cause: bad data, broken constraints, missing rights, unknown names. */
const refusal = /^(21|22|23|25006|42|P0|PT\d|PGRST)/

function isExpected(value: unknown): boolean {
  if (typeof value === 'string') {
    return value.startsWith('EXPERIMENTAL FEATURES ENABLED') || value.startsWith('[auth]')
  }
  if (!(value instanceof Error)) return false
  // lite's own "no such table", which has no code.
  if ('relation' in value) return true
  return 'code' in value && typeof value.code === 'string' && refusal.test(value.code)
}
