import { sidebarCookieDays } from '../../../content/limits'

const cookieName = 'sidebar_state'
const maxAgeSeconds = 60 * 60 * 24 * sidebarCookieDays

/** Whether the sidebar was left open; open when nothing is known. */
export function readSidebarOpen(): boolean {
  try {
    const cookies = document.cookie.split('; ')
    return cookies.every((cookie) => cookie !== `${cookieName}=false`)
  } catch {
    return true
  }
}

/** Remembers the sidebar for seven days. */
export function writeSidebarOpen(isOpen: boolean): void {
  try {
    document.cookie = `${cookieName}=${String(isOpen)}; path=/; max-age=${maxAgeSeconds}; SameSite=Lax`
  } catch {
    // A browser that keeps no cookies shows the sidebar open next time.
  }
}
