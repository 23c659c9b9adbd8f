import { studioSessionKey } from '../../lib/storage'

/** Storage key of the session, and name of the channel between tabs. */
export const sessionKey = studioSessionKey

const memory = new Map<string, string>()

/** Local storage for the auth library; memory when that is blocked or full. */
export const sessionStore = {
  getItem(key: string): string | null {
    try {
      return memory.get(key) ?? window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key: string): void {
    memory.delete(key)
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
}
