const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_cid|mc_eid|igshid|igsh|yclid|_hsenc|_hsmi|mkt_tok)$/i
const googleRedirect = /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/

/**
 * A URL without tracking: Google redirects are unwrapped, tracking parameters removed. Anything
 * that is not a web URL is returned unchanged.
 */
export function cleanUrl(address: string): string {
  const trimmed = address.trim()
  const url = webAddress(trimmed)
  if (url === null) return trimmed
  const wrapped = url.pathname === '/url' && googleRedirect.test(url.hostname)
  const target = wrapped ? (url.searchParams.get('q') ?? url.searchParams.get('url')) : null
  if (target !== null && webAddress(target) !== null) return cleanUrl(target)
  const followers = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  // Unchanged when there is nothing to remove: serialising the parameters may encode them
  // differently.
  if (followers.length === 0) return trimmed
  for (const name of followers) url.searchParams.delete(name)
  return url.href
}

function webAddress(address: string): URL | null {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null
}
