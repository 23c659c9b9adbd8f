import { useState, type FocusEvent, type KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/**
 * Roving tabindex for a toolbar: one Tab stop; the arrow keys, Home and End move between the
 * buttons.
 *
 * @returns `tabIndexOf` a button by its index, and handlers for the toolbar
 */
export function useRovingFocus() {
  const [stop, setStop] = useState(0)
  return {
    tabIndexOf: (place: number) => (place === stop ? 0 : -1),
    handlers: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const place = buttonsIn(event.currentTarget).indexOf(event.target)
        if (place >= 0) setStop(place)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const buttons = buttonsIn(event.currentTarget)
        const from = buttons.findIndex((button) => button === event.target)
        const to = placeAfter(event.key, from, buttons.length)
        if (from < 0 || to === undefined) return
        event.preventDefault()
        buttons[to]?.focus()
      },
    },
  }
}

function buttonsIn(row: HTMLElement): Element[] & HTMLElement[] {
  return [...row.querySelectorAll('button')]
}

function placeAfter(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? undefined : (from + step + count) % count
}
