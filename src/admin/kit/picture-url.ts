import { readBackendConfig } from '../data/config'

/**
 * Whether the studio shows what lies at an address as a picture: a path of this site, or a file of its
 * backend. Asking any other host would tell it who works here and when, and Publish refuses such a
 * picture anyway.
 */
export function isAllowedPictureUrl(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true
  if (!URL.canParse(address)) return false
  const { origin } = new URL(address)
  const backend = readBackendConfig()
  return origin === window.location.origin || ('url' in backend && isOriginOf(origin, backend.url))
}

function isOriginOf(origin: string, url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin
}

/** What stands in the place of a picture that lies on another site. */
export function externalPictureText(address: string): string {
  const host = URL.canParse(address) ? new URL(address).host : 'another site'
  return `A picture of ${host} is not shown here. Upload it to the studio and choose it.`
}
