import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { sidebarCookieDays, studioNarrowPx } from '../../../content/limits'

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether the keys belong to a text that is being written: there Ctrl+B means bold. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writable) !== null
}

function isToggleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key, isComposing } = event
  return (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && key.toLowerCase() === 'b'
}

/**
 * State of the sidebar: a column that is open or collapsed to icons, and below 768 px a sheet
 * that is shown or not. Ctrl or Cmd + B toggles whichever is there.
 */
export function useSidebar() {
  const isNarrow = useIsNarrow()
  const [isColumnOpen, setColumnOpen] = useState(readSidebarOpen)
  const [isSheetShown, setSheetShown] = useState(false)

  const toggle = useCallback(() => {
    if (isNarrow) {
      setSheetShown(!isSheetShown)
      return
    }
    setColumnOpen(!isColumnOpen)
    writeSidebarOpen(!isColumnOpen)
  }, [isNarrow, isSheetShown, isColumnOpen])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isToggleKey(event) || isWriting(event.target)) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [toggle])

  return {
    isNarrow,
    isColumnOpen,
    isSheetShown: isNarrow && isSheetShown,
    setSheetShown,
    toggle,
  }
}

/** Everything below the breakpoint, also where zoom makes fractions of pixels. */
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

/** Whether the sidebar was left open; open when nothing is known. */
function readSidebarOpen(): boolean {
  try {
    const cookies = document.cookie.split('; ')
    return cookies.every((cookie) => cookie !== `${cookieName}=false`)
  } catch {
    return true
  }
}

/** Remembers the sidebar for seven days. */
function writeSidebarOpen(isOpen: boolean): void {
  try {
    document.cookie = `${cookieName}=${String(isOpen)}; path=/; max-age=${maxAgeSeconds}; SameSite=Lax`
  } catch {
    // A browser that keeps no cookies shows the sidebar open next time.
  }
}
