/** The answer to one request, redirects not followed. */
export type Answer = {
  /** 0 when nobody answered. */
  status: number
  headers: Headers
  text: string
  /** Why nobody answered; empty when somebody did. */
  failure: string
  /** Clock of this machine when the answer came, in ms since 1970. */
  at: number
}

const deadlineMs = 20_000

/** Why a request failed, in the words of the network. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.message : String(error)
}

/** Asks once, and never rejects. */
export async function ask(url: string | URL, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers({
    'Accept-Encoding': 'br, gzip',
    ...Object.fromEntries(new Headers(init.headers)),
  })
  try {
    const signal = AbortSignal.timeout(deadlineMs)
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal })
    const at = Date.now()
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, failure: '', at }
  } catch (error) {
    const at = Date.now()
    return { status: 0, headers: new Headers(), text: '', failure: reasonOf(error), at }
  }
}

/** The body of an answer as JSON; undefined when it is none. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What came instead of an answer, or its status, for a sentence. */
export function cameOf({ status, failure, headers }: Answer): string {
  if (status === 0) return `nobody answers (${failure})`
  const location = headers.get('location')
  return location === null ? `the answer is ${status}` : `the answer is ${status}, to ${location}`
}
