import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sidebarCookieDays, studioNarrowPx } from '../../../content/limits'

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Ctrl+B or Command+B, except where text is edited: there it means bold. */
function isToggleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key, isComposing, target } = event
  if (!(ctrlKey || metaKey) || altKey || shiftKey || isComposing) return false
  return key.toLowerCase() === 'b' && !(target instanceof Element && target.closest(editable))
}

/**
 * State of the sidebar: a column that is open or collapsed to icons; below 768 px a sheet that is
 * open or closed. Ctrl or Cmd + B toggles it.
 */
export function useSidebar() {
  const isNarrow = useIsNarrow()
  const [isColumnOpen, setColumnOpen] = useState(readSidebarOpen)
  const [isSheetShown, setSheetShown] = useState(false)

  function toggle(): void {
    if (isNarrow) setSheetShown(!isSheetShown)
    else {
      setColumnOpen(!isColumnOpen)
      writeSidebarOpen(!isColumnOpen)
    }
  }

  const toggleByKey = useEffectEvent(toggle)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isToggleKey(event)) return
      event.preventDefault()
      toggleByKey()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return { isNarrow, isColumnOpen, isSheetShown: isNarrow && isSheetShown, setSheetShown, toggle }
}

/** Includes the fractional widths just below the breakpoint that zoom produces. */
const narrowQuery = `(max-width: ${studioNarrowPx - 0.02}px)`

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(narrowQuery)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is narrower than 768 px. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrowQuery).matches)
}

const cookieName = 'sidebar_state'
const maxAgeSeconds = 60 * 60 * 24 * sidebarCookieDays

/** Whether the sidebar was left open; true when nothing is stored. */
function readSidebarOpen(): boolean {
  try {
    const cookies = document.cookie.split('; ')
    return cookies.every((cookie) => cookie !== `${cookieName}=false`)
  } catch {
    return true
  }
}

/** Stores the sidebar's state for seven days. */
function writeSidebarOpen(isOpen: boolean): void {
  try {
    document.cookie = `${cookieName}=${String(isOpen)}; path=/; max-age=${maxAgeSeconds}; SameSite=Lax`
  } catch {
    // Without cookies the sidebar is open next time.
  }
}
