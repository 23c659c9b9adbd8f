type Listener = () => void

const listeners = new Set<Listener>()

/** Ends of the URLs whose writes may change what the site shows. */
const publishedContentUrl =
  /\/rest\/v1\/(?:tours|blog_posts|gallery_images|home_featured|rpc\/(?:set_home_featured|move_row|restore_change|roll_back))$/

/**
 * Calls `listener` after every write that may change published content; returns the unsubscribe
 * function.
 */
export function subscribeWrites(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Called for every request. Failed writes count too: the write may have succeeded and only its
 * response got lost.
 */
export function reportWrite(url: string, method: string): void {
  if (method === 'GET' || method === 'HEAD') return
  const [path = ''] = url.split('?')
  if (!publishedContentUrl.test(path)) return
  for (const listener of listeners) listener()
}
