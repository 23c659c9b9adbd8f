import { useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated'

/**
 * The stop under the pointer, else the one with the focus, else that of the address, among the elements with
 * `data-stop` inside a part of the page. One stop has several: its stamps and its entry in the list. CSS does not
 * see a hash that the router has set.
 *
 * @returns the id of the stop; `undefined` while none is pointed at
 */
export function usePointedStop(part: RefObject<HTMLElement | null>): string | undefined {
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()

  const { hash } = useLocation()
  const arrived = (useHydrated() && hash.slice(1)) || undefined

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

  return pointed ?? focused ?? arrived
}

function stopOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-stop]')?.dataset['stop']
}
