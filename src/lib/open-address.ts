/**
 * Opens a path of this site in a new document, or a `mailto:` URL in the mail app without leaving the
 * page. The latter must be called synchronously in the handler of a user gesture, or the browser may
 * refuse; there is no way to detect whether a mail app exists.
 */
export function openAddress(address: string): void {
  window.location.assign(address)
}
