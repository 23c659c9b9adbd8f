const maxLength = 2048
// White space, control characters, quotes, angle brackets, backslashes and bidirectional overrides:
// none belongs in a URL, and browsers drop or reinterpret several of them.
const forbidden =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0020\u007F-\u00A0"<>\\`\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/

/**
 * Returns a URL only if a visitor can follow it without harm.
 *
 * In: any `href`. Out: an absolute https URL (normalised, the host as ASCII), a `mailto:` or `tel:`
 * URL, a path of this site as it was given, or null.
 */
export function safeHref(value: string): string | null {
  if (value.length > maxLength || forbidden.test(value)) return null
  if (value.startsWith('/')) return safePath(value)
  if (/^https:\/\/[^/?#]/i.test(value)) return safeHttps(value)
  // No %0D or %0A: a decoded line break would start another mail header.
  if (/^mailto:[^@?#/]+@[^@?#/]+(\?[^#]*)?$/i.test(value) && !/%0[ad]/i.test(value)) return value
  if (/^tel:\+?[0-9().-]{3,30}$/i.test(value)) return value
  return null
}

/** As `safeHref`, for pictures: only https URLs and paths of this site. */
export function safeImageSource(value: string): string | null {
  const href = safeHref(value)
  return href !== null && /^(https:\/\/|\/)/.test(href) ? href : null
}

/** Whether a URL returned by `safeHref` leaves the site. */
export function isExternal(href: string): boolean {
  return href.startsWith('https://')
}

function safePath(value: string): string | null {
  const base = 'https://site.invalid'
  const url = parse(value, base)
  if (url === null || url.origin !== base) return null
  // `/a/../..//evil.test` resolves to this host, but its path is `//evil.test`, which used as a URL
  // leaves the site.
  return url.pathname.startsWith('//') ? null : value
}

function safeHttps(value: string): string | null {
  const url = parse(value)
  return url !== null && url.username === '' && url.password === '' ? url.href : null
}

function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}
