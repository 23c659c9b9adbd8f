const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]'
const fields = 'input, textarea, select, [contenteditable="true"]'

/**
 * Whether something lies over the page (a dialog, a menu, a film over the whole screen) or
 * somebody is typing into it. Browser only.
 */
export function isPageBusy(): boolean {
  return (
    document.querySelector(dialogs) !== null ||
    hasOpenPopover() ||
    document.fullscreenElement != null ||
    document.activeElement?.matches(fields) === true
  )
}

/** Browsers without popovers do not know the selector. */
function hasOpenPopover(): boolean {
  try {
    return document.querySelector(':popover-open') !== null
  } catch {
    return false
  }
}
