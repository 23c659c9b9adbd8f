const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_cid|mc_eid|igshid|igsh|yclid|_hsenc|_hsmi|mkt_tok)$/i
const googleRedirect = /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/

/**
 * An address without what others put around it: redirects of Google are unwrapped, parameters that
 * follow readers are removed. Anything that is no web address comes back as it is.
 */
export function cleanUrl(address: string): string {
  const trimmed = address.trim()
  const url = webAddress(trimmed)
  if (url === null) return trimmed
  const wrapped = url.pathname === '/url' && googleRedirect.test(url.hostname)
  const target = wrapped ? (url.searchParams.get('q') ?? url.searchParams.get('url')) : null
  if (target !== null && webAddress(target) !== null) return cleanUrl(target)
  const followers = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  // Untouched where there is nothing to remove: writing the parameters anew may respell them.
  if (followers.length === 0) return trimmed
  for (const name of followers) url.searchParams.delete(name)
  return url.href
}

function webAddress(address: string): URL | null {
  if (!/^https?:\/\//i.test(address)) return null
  try {
    return new URL(address)
  } catch {
    return null
  }
}
