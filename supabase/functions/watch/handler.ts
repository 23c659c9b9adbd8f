import { answerCall } from '../publish/answer.ts'
import { Refusal } from '../publish/backend.ts'
import { withDeadline } from '../publish/deadline.ts'
import type { SendNotice } from '../publish/notices.ts'
import { isRecord } from '../publish/request-body.ts'

type WatchHandlerOptions = {
  /** Address of the Supabase project, without `/rest/v1`. */
  backendUrl: string
  /** Key of a visitor, who may read what is published. */
  publishableKey: string
  /** The secret key of the project: no visitor may read the publishes. */
  secretKey: string
  /** Origin of the site. */
  siteUrl: string
  /** What the scheduler sends as a bearer token. */
  token: string
  fetch: (request: Request) => Promise<Response>
  notify: SendNotice
  now?: () => number
  /** Milliseconds for each answer. */
  deadline?: number
}

/** What is known about the site; undefined where nobody answered. */
export type Watched = {
  /** When the live site was built, ISO 8601; undefined where its manifest cannot be read. */
  builtAt: string | undefined
  /** Whether that build could reach the database. */
  isFromSnapshot: boolean
  /**
   * Whether the database holds something else than the site, or a consent was withdrawn since it was built; undefined
   * where that is not known.
   */
  waits: boolean | undefined
  /** The last publish; null where there was none. */
  latest: { status: string; at: string; message: string | null } | null | undefined
}

const hour = 3_600_000
/** As in `src/publish/nightly.ts`, which a function cannot import. */
export const nightlyHours = 26
/** A build that takes longer has failed. */
const publishHours = 0.25

/** What is wrong with the site, in sentences for its operator; none where all is well. */
export function watchProblems(
  { builtAt, isFromSnapshot, waits, latest }: Watched,
  now: number,
): string[] {
  const problems: string[] = []
  const built = Date.parse(builtAt ?? '')
  if (Number.isNaN(built)) problems.push('The site does not say what it holds. Look at your host.')
  // Where nothing has changed, a host need not build at night.
  else if (now - built > nightlyHours * hour && waits !== false) {
    const hours = Math.round((now - built) / hour)
    problems.push(`The nightly build is missing: the site was built ${hours} hours ago.`)
  }
  if (isFromSnapshot) {
    problems.push('The last build could not reach the database, and kept the old content.')
  }
  if (latest === undefined) problems.push('The database does not answer.')
  if (!latest) return problems
  const at = Date.parse(latest.at)
  const isBuiltSince = built > at
  // Once what failed was taken back there is nothing left to publish.
  if (latest.status === 'failed' && !isBuiltSince && waits !== false) {
    problems.push(`The last publish failed. ${latest.message ?? ''}`.trim())
  }
  if (latest.status === 'started' && !isBuiltSince && now - at > publishHours * hour) {
    problems.push('The last publish did not go live.')
  }
  return problems
}

type Answers = Record<'hash' | 'builtAt' | 'lines' | 'withdrawals', unknown>

/** See `Watched`; what the site and the database answered, unchecked. */
function waitsOf({ hash, builtAt, lines, withdrawals }: Answers): boolean | undefined {
  const line: unknown = Array.isArray(lines) ? lines[0] : undefined
  if (typeof hash !== 'string' || !isRecord(line)) return undefined
  if (line['value'] !== hash) return true
  if (!Array.isArray(withdrawals)) return undefined
  const newest: unknown = withdrawals[0]
  if (newest === undefined) return false
  const withdrawnAt = isRecord(newest) ? Date.parse(String(newest['at'])) : Number.NaN
  const built = Date.parse(String(builtAt))
  return Number.isNaN(withdrawnAt) || Number.isNaN(built) ? undefined : withdrawnAt > built
}

/**
 * Answers the call of a scheduler: looks at the live site and the last publish, and sends a mail if something is
 * wrong. Answers `{ problems, sent }`.
 */
export function createWatchHandler(
  options: WatchHandlerOptions,
): (request: Request) => Promise<Response> {
  const { publishableKey, secretKey, siteUrl, token, notify } = options
  const backendUrl = options.backendUrl.replace(/\/+$/, '')
  const now = options.now ?? Date.now

  async function read(url: string, headers: Record<string, string>): Promise<unknown> {
    try {
      return await withDeadline(options.deadline ?? 20_000, async (signal) => {
        const response = await options.fetch(new Request(url, { headers, signal }))
        const body: unknown = await response.json()
        return response.ok ? body : undefined
      })
    } catch {
      return undefined
    }
  }

  async function look(): Promise<Watched> {
    const [manifest, publishes, lines, withdrawals] = await Promise.all([
      read(`${siteUrl}/content-manifest.json?ts=${now()}`, { 'Cache-Control': 'no-cache' }),
      read(`${backendUrl}/rest/v1/publishes?select=status,at,message&order=id.desc&limit=1`, {
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
      }),
      read(`${backendUrl}/rest/v1/rpc/published_lines?kind=eq.content&select=value`, {
        apikey: publishableKey,
      }),
      read(`${backendUrl}/rest/v1/withdrawn_pictures?select=at&order=at.desc&limit=1`, {
        apikey: publishableKey,
      }),
    ])
    const { builtAt, source, hash } = isRecord(manifest) ? manifest : {}
    const latest: unknown = Array.isArray(publishes) ? (publishes[0] ?? null) : undefined
    const { status, at, message } = isRecord(latest) ? latest : {}
    return {
      builtAt: typeof builtAt === 'string' ? builtAt : undefined,
      isFromSnapshot: source === 'snapshot',
      waits: waitsOf({ hash, builtAt, lines, withdrawals }),
      latest:
        typeof status === 'string' && typeof at === 'string'
          ? { status, at, message: typeof message === 'string' ? message : null }
          : latest === null
            ? null
            : undefined,
    }
  }

  async function watch(request: Request): Promise<Response> {
    if (request.headers.get('authorization') !== `Bearer ${token}`) {
      throw new Refusal(401, 'not_signed_in', 'Only the scheduler of the site may call this.')
    }
    const problems = watchProblems(await look(), now())
    if (problems.length === 0) return Response.json({ problems, sent: false })
    const sent = await notify({
      subject: 'The site needs a look',
      text: [
        ...problems,
        'Visitors see the site as it was last built. The studio says more under Status.',
      ].join('\n\n'),
    })
    return Response.json({ problems, sent }, { status: sent ? 200 : 502 })
  }

  return (request) =>
    answerCall(request, { allowedOrigin: undefined, failed: 'The watch failed.' }, watch)
}
