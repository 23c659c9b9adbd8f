/**
 * Whether an event happened on a toast. Toasts are shown above open dialogs, and a click on one must
 * not count as a click outside the dialog.
 */
export function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
