import { DeadlineError, withDeadline } from './deadline.ts'
import { DeployFailure, type PublishOrder } from './handler.ts'

export type DeployHook = {
  /** Address that a host gave for starting a build; who knows it may start builds. */
  url: string
  /** Sent as a bearer token where the host wants one, as GitHub does. */
  token: string | undefined
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds the host has for an answer. */
  deadline?: number
}

const defaultDeadline = 20_000

const askDeveloper = 'Ask whoever looks after the site to check the deploy hook.'

/** The dispatch address of a repository takes an event instead of a free body. */
const dispatchAddress = /^https:\/\/api\.github\.com\/repos\/[^/]+\/[^/]+\/dispatches\/?$/

function isHttpAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

function createRequest(hook: DeployHook, order: PublishOrder, signal: AbortSignal): Request {
  const payload = { publishId: order.id, hash: order.hash, allowShrink: order.allowShrink }
  const isDispatch = dispatchAddress.test(hook.url)
  return new Request(hook.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'shamba-trails-publish',
      ...(hook.token && { Authorization: `Bearer ${hook.token}` }),
      ...(isDispatch && {
        Accept: 'application/vnd.github+json',
        'X-GitHub-Api-Version': '2022-11-28',
      }),
    },
    body: JSON.stringify(isDispatch ? { event_type: 'publish', client_payload: payload } : payload),
    // A redirect would turn the call into another one and carry the token elsewhere.
    redirect: 'manual',
    signal,
  })
}

/**
 * Asks a host for builds by its deploy hook. GitHub's dispatch address gets an event `publish` with
 * the order as its payload, any other address the order as JSON.
 *
 * @returns what `createPublishHandler` calls `deploy`; it throws `DeployFailure` unless the hook answers
 *   with 2xx in time. No thrown text holds the address or the token.
 */
export function createHookDeploy(hook: DeployHook): (order: PublishOrder) => Promise<void> {
  return async (order) => {
    if (!isHttpAddress(hook.url)) {
      throw new DeployFailure(`The deploy hook is not a web address. ${askDeveloper}`)
    }
    let response: Response
    try {
      response = await withDeadline(hook.deadline ?? defaultDeadline, (signal) =>
        hook.fetch(createRequest(hook, order, signal)),
      )
    } catch (error) {
      throw new DeployFailure(
        error instanceof DeadlineError
          ? 'The host of the site did not answer in time. Try again in a few minutes.'
          : 'The host of the site cannot be reached. Try again in a few minutes.',
      )
    }
    await response.body?.cancel()
    if (response.ok) return
    throw new DeployFailure(
      `The host of the site refused to build (answer ${response.status}). ${askDeveloper}`,
    )
  }
}
