// `data-opening` marks what opens a dialog for as long as its script is on the way.
const dialogs = '[role$="dialog"], dialog[open], [data-opening]'
const fields = 'input, textarea, select, [contenteditable="true"]'

/**
 * Whether something covers the page (a dialog, even one that is still being fetched, a menu, a fullscreen
 * video) or a form field has the focus. Browser only.
 */
export function isPageBusy(): boolean {
  return (
    document.querySelector(dialogs) !== null ||
    hasOpenPopover() ||
    document.fullscreenElement != null ||
    document.activeElement?.matches(fields) === true
  )
}

/** Browsers without popovers throw at the unknown selector. */
function hasOpenPopover(): boolean {
  try {
    return document.querySelector(':popover-open') !== null
  } catch {
    return false
  }
}
