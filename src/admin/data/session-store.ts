/** Name of the session in the browser's store and of the channel between tabs. */
export const sessionKey = 'shamba-studio-session'

const memory = new Map<string, string>()

/**
 * The browser's local store for the auth library. A blocked or full store is replaced by memory:
 * the session then lasts as long as the page.
 */
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
      // A blocked store holds nothing to remove.
    }
  },
}
