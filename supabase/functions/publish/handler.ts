import { answerCall, tokenOf } from './answer.ts'
import { createBackend, Refusal, type Backend, type BackendOptions } from './backend.ts'
import type { SendNotice } from './notices.ts'
import { isRecord, parsePublishRequest, readText, type PublishRequest } from './request-body.ts'

/** What a build is asked for. */
export type PublishOrder = {
  /** Id of the row in `public.publishes`. */
  id: number
  /** Hash of the content that the site shall have. */
  hash: string
  /** Whether the operator agreed that much of the content goes away. */
  allowShrink: boolean
}

export type PublishHandlerOptions = BackendOptions & {
  /**
   * Asks for a build and returns as soon as that is accepted. What it throws is told to the operator
   * only if it is a `DeployFailure`. Undefined where no build can be asked for.
   */
  deploy: ((order: PublishOrder) => Promise<void>) | undefined
  /** Origin of the site, whose studio may call from another origin; undefined admits any. */
  allowedOrigin: string | undefined
  /** Tells whoever looks after the site that a publish failed; undefined where no mail service is set up. */
  notify?: SendNotice | undefined
  /** Waits; a timer unless told. */
  wait?: (milliseconds: number) => Promise<void>
}

/** A failed deploy, with a sentence for the operator that names no address and no key. */
export class DeployFailure extends Error {
  override name = 'DeployFailure'
}

type Begun = {
  state: 'started' | 'joined' | 'unchanged'
  id?: number
  hash: string
  at?: string
  /** With `joined`: whether the host has accepted that build. */
  asked?: boolean
}

/** Longer than a host may take to accept a build, and than the database gives one that died before that. */
const takeOverSeconds = 30

async function readOrder(request: Request): Promise<PublishRequest> {
  const text = await readText(request)
  if (text === undefined) {
    throw new Refusal(413, 'bad_request', 'The call of Publish is too large.')
  }
  const order = parsePublishRequest(text)
  if (!order) throw new Refusal(400, 'bad_request', 'The call of Publish cannot be read.')
  return order
}

function readBegun(answer: unknown): Begun | undefined {
  if (!isRecord(answer)) return undefined
  const { state, id, hash, at } = answer
  if (typeof hash !== 'string') return undefined
  if (state === 'unchanged') return { state, hash }
  if (state !== 'started' && state !== 'joined') return undefined
  if (typeof id !== 'number' || typeof at !== 'string') return undefined
  return { state, id, hash, at, ...(state === 'joined' && { asked: answer['asked'] !== false }) }
}

/** Why nothing is published while something published shows a picture whose consent was withdrawn. */
function withdrawnRefusal(uses: unknown): Refusal {
  const count = Array.isArray(uses) ? uses.length : 0
  const places = count === 1 ? 'in one place' : `in ${count} places`
  return new Refusal(
    409,
    'withdrawn',
    `A picture whose consent was withdrawn is still shown ${places}. Replace it there, then publish again.`,
    { uses },
  )
}

/**
 * Answers calls of Publish: begins it in the database with the caller's own rights, then asks for a
 * build. Runs wherever Request and Response are known.
 *
 * Answers in JSON: 202 started, 200 joined or unchanged, otherwise `{ code, message }` with a sentence
 * for the operator.
 */
export function createPublishHandler(
  options: PublishHandlerOptions,
): (request: Request) => Promise<Response> {
  const { publishableKey, deploy, notify } = options
  const wait =
    options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)))

  /** Tells the database and the caller that no build was asked for. */
  async function giveUp(backend: Backend, id: number, error: unknown): Promise<never> {
    const refusal =
      error instanceof Refusal
        ? error
        : new Refusal(
            502,
            'hook_failed',
            error instanceof DeployFailure
              ? error.message
              : 'The build of the site could not be started.',
          )
    const outcome = { publish_id: id, outcome: 'failed', note: refusal.message }
    // Not recorded, it fails by itself after half an hour; the caller hears of it in any case.
    await backend.call('finish_publish', outcome).catch(() => undefined)
    await notify?.({
      subject: 'A publish of the site failed',
      text: `${refusal.message}\n\nVisitors see the site as it was before. The studio says more under Status.`,
    })
    throw refusal
  }

  async function begin(backend: Backend, values: unknown): Promise<Begun> {
    const answer = await backend.call('begin_publish', values)
    if (isRecord(answer) && answer['state'] === 'refused') throw withdrawnRefusal(answer['uses'])
    const begun = readBegun(answer)
    if (!begun) {
      throw new Refusal(500, 'failed', 'The database gave an answer that cannot be read.')
    }
    return begun
  }

  /**
   * Begins, or joins a publish that the host knows of. One that it does not know of yet may belong to a
   * call that died: it is waited for until the database lets this call take over.
   */
  async function beginOrJoin(backend: Backend, values: unknown): Promise<Begun> {
    let begun = await begin(backend, values)
    for (let second = 0; begun.asked === false && second < takeOverSeconds; second += 1) {
      await wait(1000)
      begun = await begin(backend, values)
    }
    return begun
  }

  async function publish(request: Request): Promise<Response> {
    const token = tokenOf(request, publishableKey, 'Sign in to publish.')
    const { live, allowShrink, kind } = await readOrder(request)
    if (!deploy) {
      throw new Refusal(503, 'hook_missing', 'Publishing is not set up: no deploy hook is known.')
    }
    const backend = createBackend(options, token)
    const begun = await beginOrJoin(backend, { live, allow_shrink: allowShrink, kind })
    const { state, id, hash, at } = begun
    if (state === 'started' && id !== undefined) {
      try {
        await backend.removeFiles()
        await deploy({ id, hash, allowShrink })
      } catch (error) {
        await giveUp(backend, id, error)
      }
      // Not recorded, somebody else may start a second build of the same content, which does no harm.
      await backend.call('publish_asked', { publish_id: id }).catch(() => undefined)
    } else if (state === 'unchanged') {
      // The picture may not have been on the site at all.
      await backend.removeFiles()
    }
    return Response.json({ state, id, hash, at }, { status: state === 'started' ? 202 : 200 })
  }

  const answering = {
    allowedOrigin: options.allowedOrigin,
    failed: 'Publish failed for an unknown reason. Try again later.',
    // No secret: whoever checks the site from outside may know whether it is set up.
    about: { hook: deploy !== undefined, notices: notify !== undefined },
  }
  return (request) => answerCall(request, answering, publish)
}
