/** The browser's stores, which may be missing, full or forbidden. */
type Area = 'local' | 'session'

function storeOf(area: Area): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

/** The stored text, or `null` when there is none or the store is blocked. */
export function readStored(area: Area, key: string): string | null {
  try {
    return storeOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Stores a text; returns whether that worked, so that callers can keep it in memory instead. */
export function writeStored(area: Area, key: string, value: string): boolean {
  try {
    const store = storeOf(area)
    store?.setItem(key, value)
    return store !== undefined
  } catch {
    return false
  }
}

/** Removes what is stored under `key`. */
export function removeStored(area: Area, key: string): void {
  try {
    storeOf(area)?.removeItem(key)
  } catch {
    // A blocked store contains nothing to remove.
  }
}
