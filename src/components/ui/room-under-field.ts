/** How wide the column of messages is on a wide screen, with the room at its side. */
const columnWidth = 380

/**
 * How far from the top of the window messages must begin to leave the focused field in sight, as a
 * CSS length. Nothing where no field has the focus, it stands left of the messages or so low that
 * they end above it.
 */
export function roomUnderField(): string {
  const field = document.activeElement
  if (!field?.matches('input, textarea, select, [contenteditable]')) return '0px'
  const { bottom, right } = field.getBoundingClientRect()
  // Above the keyboard of a phone.
  const height = window.visualViewport?.height ?? window.innerHeight
  const isClear = bottom > height / 2 || right < window.innerWidth - columnWidth
  return isClear ? '0px' : `${Math.round(bottom)}px + 0.75rem`
}
