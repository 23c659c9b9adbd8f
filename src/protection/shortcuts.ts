import { isExempt, isSelectionExempt, type Guard } from './guard'
import type { Notice } from './notices'

type Shortcut = Notice | 'paste'

/** With Ctrl or Cmd. */
const withControl = new Map<string, Shortcut>([
  ['A', 'selection'],
  ['C', 'copy'],
  ['P', 'print'],
  ['S', 'save'],
  ['U', 'source'],
  ['V', 'paste'],
  ['X', 'cut'],
])

/** With Ctrl or Cmd, and Shift. */
const withControlShift = new Map<string, Shortcut>([
  ['C', 'inspector'],
  ['I', 'developerTools'],
  ['J', 'console'],
])

/** With Cmd and Alt, on macOS. */
const withCommandAlt = new Map<string, Shortcut>([...withControlShift, ['U', 'source']])

/**
 * Blocks the shortcuts for inspecting and copying the page. All other keys pass: navigating, finding,
 * zooming, reloading, and those of screen readers, which use Alt, Insert or Caps Lock.
 */
export function blockShortcuts({ document, notify, signal }: Guard): void {
  const block = (event: KeyboardEvent) => {
    // Autofill dispatches events without a key.
    if (typeof event.key !== 'string' || event.isComposing || isExempt(event.target)) return
    const shortcut = shortcutOf(event)
    if (!shortcut) return
    if ((shortcut === 'copy' || shortcut === 'cut') && isSelectionExempt(document)) return
    event.preventDefault()
    if (shortcut !== 'paste') notify(shortcut)
  }
  document.addEventListener('keydown', block, { capture: true, signal })
}

function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey) {
    // Ctrl+Alt is AltGr, and the modifier of VoiceOver.
    const isCommandAlt = metaKey && !ctrlKey && !shiftKey
    return isCommandAlt ? withCommandAlt.get(letterAtPosition(event)) : undefined
  }
  if (ctrlKey || metaKey) {
    return shiftKey
      ? withControlShift.get(letterAtPosition(event))
      : withControl.get(typedLetter(event))
  }
  return event.key === 'F12' && !shiftKey ? 'developerTools' : undefined
}

/** The letter at the key's position on a US keyboard. */
function letterAtPosition({ code, key }: KeyboardEvent): string {
  return /^Key([A-Z])$/.exec(code)?.[1] ?? key.toUpperCase()
}

/** The letter that the key types; in other scripts its position counts, as in browsers. */
function typedLetter(event: KeyboardEvent): string {
  return /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : letterAtPosition(event)
}
