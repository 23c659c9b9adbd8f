import DOMPurify from 'dompurify'

/**
 * Lets no text become HTML in the studio unless DOMPurify has cleaned it: not by our own code, and not
 * by the editor, the lists and whatever else a package brings. Texts never become scripts.
 *
 * Takes effect where the browser knows Trusted Types and the page's policy asks for them.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = window
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) })
}

/**
 * Reads HTML from anywhere into elements that belong to no page: nothing in them runs or is fetched.
 *
 * @returns the body that holds them
 */
export function readHtml(html: string): HTMLElement {
  const body = DOMPurify.sanitize(html, { RETURN_DOM: true })
  if (body instanceof HTMLElement) return body
  throw new TypeError('DOMPurify gave no element.')
}

/** A whole document as `document.write` accepts it where Trusted Types are enforced. */
export function trustedDocument(html: string): string {
  const trusted: unknown = DOMPurify.sanitize(html, {
    WHOLE_DOCUMENT: true,
    ADD_TAGS: ['!doctype'],
    RETURN_TRUSTED_TYPE: true,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the DOM know no trusted HTML yet
  return trusted as string
}
