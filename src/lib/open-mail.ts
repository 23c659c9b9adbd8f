/**
 * Opens the visitor's mail app without leaving the page. Must be called synchronously in the handler
 * of a user gesture, or the browser may refuse. There is no way to detect whether a mail app exists.
 *
 * @param href a `mailto:` URL
 */
export function openMail(href: string): void {
  window.location.href = href
}
