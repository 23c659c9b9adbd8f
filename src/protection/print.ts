import type { Guard } from './guard'

/** Says why the paper is empty; the style sheet is what empties it. */
export function announcePrinting({ document, notify, signal }: Guard): void {
  document.defaultView?.addEventListener('beforeprint', () => notify('print'), { signal })
}
