import {
  createPublishHandler,
  type PublishHandlerOptions,
  type PublishOrder,
} from '../../supabase/functions/publish/handler.ts'

export const functionUrl = 'https://abc.supabase.co/functions/v1/publish'
export const site = 'https://shamba.example'
export const token = 'header.payload.signature'
export const started = { state: 'started', id: 7, hash: 'new', at: '2026-11-21T11:02:00+00:00' }
export const live = {
  hash: 'old',
  items: ['tour:1=aa'],
  home: [3, 5, 8],
  redirects: { '/tours/a': '/tours/b' },
}

type DatabaseCall = { path: string; headers: Headers; values: unknown }

/** A handler before a backend that answers `begin_publish` with `answer`, and what both were asked. */
export function setUp(
  answer: () => Response | Promise<Response> = () => Response.json(started),
  options: Partial<PublishHandlerOptions> = {},
) {
  const calls: DatabaseCall[] = []
  const orders: PublishOrder[] = []
  const handle = createPublishHandler({
    backendUrl: 'https://abc.supabase.co/',
    publishableKey: 'sb_publishable_1',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      calls.push({ path: pathname, headers: request.headers, values: await request.json() })
      if (pathname.endsWith('/begin_publish')) return answer()
      return Response.json(pathname.endsWith('/files_to_remove') ? [] : true)
    },
    deploy: (order) => {
      orders.push(order)
      return Promise.resolve()
    },
    allowedOrigin: site,
    wait: () => Promise.resolve(),
    ...options,
  })
  return { handle, calls, orders }
}

export function call(
  body: unknown = { live },
  { headers, ...init }: { headers?: Record<string, string>; method?: string; body?: null } = {},
): Request {
  return new Request(functionUrl, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  })
}

export const refusedByDatabase = (status: number, code: string) => () =>
  Response.json({ code, message: 'internal words' }, { status })
