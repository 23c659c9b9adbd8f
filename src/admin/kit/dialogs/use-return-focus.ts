import { useRef } from 'react'

/**
 * Handlers for a dialog without a trigger: on closing, the focus returns to the element that had it
 * before, or to the page's heading when that is gone. A focus already set elsewhere stays.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      const isUsable = opener.current instanceof HTMLElement && opener.current.isConnected
      const target = isUsable ? opener.current : document.querySelector('main h1')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
