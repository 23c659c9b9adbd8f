type Listener = () => void

const listeners = new Set<Listener>()

/** Calls `listener` whenever the database rejects the access token; returns the unsubscribe function. */
export function subscribeUnauthorised(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Called for every response. The auth library handles those of the auth server itself. */
export function reportUnauthorised(response: Response, url: string): void {
  if (response.status !== 401 || url.includes('/auth/v1/')) return
  for (const listener of listeners) listener()
}
