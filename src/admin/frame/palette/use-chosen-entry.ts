import { useEffect, useRef } from 'react'

/**
 * Keeps one entry of a cmdk menu chosen: when several go at once, the library forgets that the
 * chosen one was among them, and Enter would do nothing.
 *
 * @param keys names the entries that are there; another text for other entries
 * @returns for the root of the menu
 */
export function useChosenEntry(keys: string) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const menu = root.current
    if (keys === '' || !menu || menu.querySelector('[aria-selected="true"]')) return
    // To the first entry, in the library's own way: it tells assistive technology, too.
    menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
  }, [keys])
  return root
}
