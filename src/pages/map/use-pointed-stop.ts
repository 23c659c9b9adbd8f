import { useEffect, useState, type RefObject } from 'react'

/**
 * The stop under the pointer, else the one with the focus, among the elements with `data-stop` inside a part
 * of the page. One stop has two such elements: its stamp and its entry in the list.
 *
 * @returns the id of the stop; `undefined` while none is pointed at
 */
export function usePointedStop(part: RefObject<HTMLElement | null>): string | undefined {
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()

  useEffect(() => {
    const element = part.current
    if (!element) return undefined
    const over = ({ target }: Event) => setPointed(stopOf(target))
    const out = () => setPointed(undefined)
    const focus = ({ target }: Event) => setFocused(stopOf(target))
    const blur = () => setFocused(undefined)
    element.addEventListener('pointerover', over)
    element.addEventListener('pointerleave', out)
    element.addEventListener('focusin', focus)
    element.addEventListener('focusout', blur)
    return () => {
      element.removeEventListener('pointerover', over)
      element.removeEventListener('pointerleave', out)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('focusout', blur)
    }
  }, [part])

  return pointed ?? focused
}

function stopOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-stop]')?.dataset['stop']
}
