import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @supabase/lite prints every refused query with its stack to `console.error` and has no logger option.
 * Refusals are ordinary answers (a visitor tries to write, a slug is taken), and the browser gets them
 * anyway. So `console.error` and `console.warn` drop them, but only for calls that come from inside lite.
 */
const insideLite = new AsyncLocalStorage<true>()

const filters = new WeakSet()

/** Runs one call into lite without the output of expected errors. */
export function silenceExpectedErrors<T>(call: () => T): T {
  filterConsole()
  return insideLite.run(true, call)
}

function filterConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    const original = console[method]
    if (filters.has(original)) continue
    const filter = (...args: unknown[]): void => {
      if (insideLite.getStore() === true && args.some(isExpected)) return
      original.apply(console, args)
    }
    filters.add(filter)
    console[method] = filter
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
