const events = new EventTarget()

/** Ends of the URLs whose writes may change what the site shows. */
const publishedContentUrl =
  /\/rest\/v1\/(?:tours|blog_posts|gallery_images|site_facts|home_featured|rpc\/(?:set_home_featured|move_row|place_rows|arrange_rows|restore_change|roll_back))$/

/**
 * Calls `listener` whenever the database rejects the access token (`unauthorised`), or after every
 * write that may change published content (`write`); returns the unsubscribe function.
 */
export function subscribeRequests(kind: 'unauthorised' | 'write', listener: () => void) {
  events.addEventListener(kind, listener)
  return () => events.removeEventListener(kind, listener)
}

/** Called for every response. Failed writes count too: only the response may have got lost. */
export function reportResponse({ status }: Response, url: string, method: string): void {
  // The auth library handles the responses of the auth server itself.
  if (status === 401 && !url.includes('/auth/v1/')) events.dispatchEvent(new Event('unauthorised'))
  const isWrite = method !== 'GET' && method !== 'HEAD'
  const [path = ''] = url.split('?')
  if (isWrite && publishedContentUrl.test(path)) events.dispatchEvent(new Event('write'))
}
