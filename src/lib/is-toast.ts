/**
 * Whether an event happened on a message in the corner. Messages lie over open dialogs; closing
 * one is not a press beside the dialog.
 */
export function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
