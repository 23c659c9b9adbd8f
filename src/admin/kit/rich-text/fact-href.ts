/**
 * A link may lead to a fact of the site, such as `{imageConsentForm}`. Rich text holds only addresses that
 * a browser can follow, so that such a link has this address while it is edited.
 */
const beginning = 'https://fact.invalid/'

/** The address that stands for `{word}` in rich text; others as they are. */
export function factHref(href: string): string {
  const word = /^\{(\w+)\}$/.exec(href)?.[1]
  return word === undefined ? href : beginning + word
}

/** The inverse of `factHref`. */
export function factInHref(href: string): string {
  return href.startsWith(beginning) ? `{${href.slice(beginning.length)}}` : href
}
