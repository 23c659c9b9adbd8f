/** Whether the browser has a network, and word of every change. */
export type Connection = {
  isOnline: () => boolean
  /** @returns ends the watch */
  watch: (onChange: () => void) => () => void
}

/** What the browser says about its network; without one it is right, with one it only hopes. */
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
