import { readBackendConfig } from '../data/config'

/**
 * Whether the studio may show the picture at a URL: a path of this site or a file of its backend. A
 * request to another host would reveal who works here and when, and Publish refuses such pictures
 * anyway.
 */
export function isAllowedPictureUrl(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true
  if (!URL.canParse(address)) return false
  const { origin } = new URL(address)
  const backend = readBackendConfig()
  return (
    origin === window.location.origin ||
    ('url' in backend && origin === new URL(backend.url).origin)
  )
}

/** Text shown instead of a picture of another site. */
export function externalPictureText(address: string): string {
  const host = URL.canParse(address) ? new URL(address).host : 'another site'
  return `A picture of ${host} is not shown here. Upload it to the studio and choose it.`
}
