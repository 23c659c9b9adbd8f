import DOMPurify from 'dompurify'

/**
 * Installs a Trusted Types policy: no string becomes HTML in the studio unless DOMPurify has
 * sanitised it, also inside packages such as the editor; strings never become scripts.
 * Takes effect in browsers that support Trusted Types when the page's policy requires them.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = window
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) })
}

/** Parses untrusted HTML into a detached body: nothing in it runs or is fetched. */
export function readHtml(html: string): HTMLElement {
  const body = DOMPurify.sanitize(html, { RETURN_DOM: true })
  if (body instanceof HTMLElement) return body
  throw new TypeError('DOMPurify gave no element.')
}

/** A complete document as `document.write` accepts it when Trusted Types are enforced. */
export function trustedDocument(html: string): string {
  const trusted: unknown = DOMPurify.sanitize(html, {
    WHOLE_DOCUMENT: true,
    ADD_TAGS: ['!doctype'],
    RETURN_TRUSTED_TYPE: true,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the DOM know no trusted HTML yet
  return trusted as string
}
