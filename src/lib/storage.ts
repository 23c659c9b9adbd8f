/** The browser's stores, which may be missing, full or forbidden. */
type Area = 'local' | 'session'

/** Storage key of the session of the studio; where there is one, public pages offer to edit them. */
export const studioSessionKey = 'shamba-studio-session'

/** What `use` returns; `undefined` when the store is missing or throws. */
function attempt<Result>(area: Area, use: (store: Storage) => Result): Result | undefined {
  try {
    return use(area === 'local' ? window.localStorage : window.sessionStorage)
  } catch {
    return undefined
  }
}

/** The stored text, or `null` when there is none or the store is blocked. */
export function readStored(area: Area, key: string): string | null {
  return attempt(area, (store) => store.getItem(key)) ?? null
}

/** Stores a text; returns whether that worked, so that callers can keep it in memory instead. */
export function writeStored(area: Area, key: string, value: string): boolean {
  return (
    attempt(area, (store) => {
      store.setItem(key, value)
      return true
    }) ?? false
  )
}

/** Removes what is stored under `key`; a blocked store contains nothing to remove. */
export function removeStored(area: Area, key: string): void {
  attempt(area, (store) => store.removeItem(key))
}

/** Stores a map until the tab is closed; does nothing where the storage is full or blocked. */
export function writeSessionMap(key: string, entries: Iterable<readonly [string, unknown]>): void {
  writeStored('session', key, JSON.stringify([...entries]))
}

/**
 * The map stored under `key`; empty when there is none or it is damaged.
 *
 * @param isValue whether a value is valid; entries with other values are skipped
 */
export function readSessionMap<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
): Map<string, Value> {
  try {
    const stored: unknown = JSON.parse(readStored('session', key) ?? '[]')
    const entries: unknown[] = Array.isArray(stored) ? stored : []
    return new Map(
      entries.filter(
        (entry): entry is [string, Value] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]),
      ),
    )
  } catch {
    return new Map()
  }
}
