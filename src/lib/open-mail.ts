/**
 * Opens the visitor's mail app; the page stays where it is. Must be called in the very task of a
 * press, or the browser may refuse. Nobody can know whether there is a mail app.
 *
 * @param href a `mailto:` address
 */
export function openMail(href: string): void {
  window.location.href = href
}
