type Listener = () => void

const listeners = new Set<Listener>()

/** Tells `listener` whenever the database takes the token for none; returns what stops it. */
export function subscribeUnauthorised(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Looks at an answer of the server. Those of the sign-in itself are the library's business. */
export function reportUnauthorised(response: Response, url: string): void {
  if (response.status !== 401 || url.includes('/auth/v1/')) return
  for (const listener of listeners) listener()
}
