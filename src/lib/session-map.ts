import { readStored, writeStored } from './storage'

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
