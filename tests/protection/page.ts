import { createEvent, fireEvent } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { devToolsCheckMs, devToolsThresholdMs, toastMs } from '../../src/content/limits'
import { protectContent } from '../../src/protection/protect-content'

type Options = {
  /** Markup of the page. */
  html?: string
  /** Returns how long a breakpoint stops the page, in milliseconds. */
  detect?: () => number
}

/** A protected page, with the messages that it has shown. */
export function protectedPage({ html = '<p id="prose">A long text</p>', detect }: Options = {}) {
  document.body.innerHTML = html
  const clock = { ms: 0 }
  const messages: string[] = []
  const end = protectContent({
    document,
    messageMs: toastMs,
    checkMs: devToolsCheckMs,
    thresholdMs: devToolsThresholdMs,
    notify: (text) => messages.push(text),
    now: () => clock.ms,
    detect: detect ?? null,
  })
  onTestFinished(() => {
    end()
    document.body.replaceChildren()
    document.getSelection()?.removeAllRanges()
  })
  return { messages, clock, end }
}

/** The element of the page with this id. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no ${id}.`)
  return element
}

/** Dispatches an event of this type; returns whether its default action was prevented. */
export function isBlocked(
  target: Element | Document,
  type: 'contextMenu' | 'copy' | 'cut' | 'dragStart' | 'keyDown' | 'paste',
  init: object = {},
): boolean {
  const event = createEvent[type](target, init)
  fireEvent(target, event)
  return event.defaultPrevented
}

/** Presses a key with modifiers, written as in `Ctrl+Shift+I`. */
export function press(keys: string, target: Element | Document = document.body): boolean {
  const names = keys.split('+')
  const key = names.at(-1) || '+'
  return isBlocked(target, 'keyDown', {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
    ctrlKey: names.includes('Ctrl'),
    shiftKey: names.includes('Shift'),
    altKey: names.includes('Alt'),
    metaKey: names.includes('Cmd'),
  })
}

/** Selects the whole text of an element. */
export function selectTextOf(element: Element): void {
  document.getSelection()?.selectAllChildren(element)
}
