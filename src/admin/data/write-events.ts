type Listener = () => void

const listeners = new Set<Listener>()

/** What a write may touch that the site shows, as the end of its address. */
const published =
  /\/rest\/v1\/(?:tours|blog_posts|gallery_images|home_featured|rpc\/(?:set_home_featured|move_row|restore_change|roll_back))$/

/** Tells `listener` of every write that may change what is published; returns what stops it. */
export function subscribeWrites(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Looks at an answer of the server. A refused write counts, too: its answer alone may have got lost. */
export function reportWrite(url: string, method: string): void {
  if (method === 'GET' || method === 'HEAD') return
  const [address = ''] = url.split('?')
  if (!published.test(address)) return
  for (const listener of listeners) listener()
}
