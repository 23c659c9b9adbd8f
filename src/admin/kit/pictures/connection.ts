/** Whether the browser has a network connection, and a subscription to changes. */
export type Connection = {
  isOnline: () => boolean
  /** @returns unsubscribe function */
  watch: (onChange: () => void) => () => void
}

/** The browser's own report: reliable when offline, only a hint when online. */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  watch(onChange) {
    window.addEventListener('online', onChange)
    window.addEventListener('offline', onChange)
    return () => {
      window.removeEventListener('online', onChange)
      window.removeEventListener('offline', onChange)
    }
  },
}
