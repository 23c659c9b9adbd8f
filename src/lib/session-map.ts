import { readStored, writeStored } from './storage'

/** Keeps a map until the tab is closed; a store that is full or forbidden keeps nothing. */
export function writeSessionMap(key: string, entries: Iterable<readonly [string, unknown]>): void {
  writeStored('session', key, JSON.stringify([...entries]))
}

/**
 * The map that was kept under `key`; empty when nothing sound is there.
 *
 * @param isValue tells which values are sound; entries with others are left out
 */
export function readSessionMap<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
): Map<string, Value> {
  try {
    const stored: unknown = JSON.parse(readStored('session', key) ?? '[]')
    if (!Array.isArray(stored)) return new Map()
    return new Map(
      stored.filter(
        (entry): entry is [string, Value] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]),
      ),
    )
  } catch {
    return new Map()
  }
}
