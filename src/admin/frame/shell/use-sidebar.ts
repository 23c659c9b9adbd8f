import { useCallback, useEffect, useState } from 'react'
import { readSidebarOpen, writeSidebarOpen } from './sidebar-cookie'
import { useIsNarrow } from './use-is-narrow'

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
