import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { z } from 'zod'
import { sessionKey } from '../../../src/admin/data/session-store'
import type { ContentManifest } from '../../../src/publish/rows'
import { queryRows, type Row } from './fake-query'
import { mendedAnswer } from './launch-answer'

const rowSchema = z.record(z.string(), z.unknown())

const tokenRequestSchema = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  refresh_token: z.string().optional(),
})

export type SeenRequest = {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  headers: Headers
}

export const adminId = '00000000-0000-4000-8000-000000000001'
export const strangerId = '00000000-0000-4000-8000-000000000002'
export const rightPassword = 'matunda-8'

/** The state of the fake backend, which tests may change, and the requests that it received. */
export const backend: {
  tables: Record<string, Row[]>
  seen: SeenRequest[]
  /** The database functions by name. */
  procedures: Record<string, (args: Row) => unknown>
  /** The manifest of the site; undefined if it has none. */
  manifest: ContentManifest | undefined
  /** Whether a new account must confirm its e-mail before the first login. */
  confirmsEmail: boolean
  /** Whether the sign-up is closed. */
  isInviteOnly: boolean
} = {
  tables: {},
  seen: [],
  procedures: {},
  manifest: undefined,
  confirmsEmail: false,
  isInviteOnly: false,
}

/** Requests to a table or an auth endpoint, oldest first. */
export function seen(method: string, path: string): SeenRequest[] {
  return backend.seen.filter((request) => request.method === method && request.path === path)
}

export function tourRow(id: number, changes: Row = {}): Row {
  return {
    id,
    title: `Tour ${id} 🌱`,
    slug: `tour-${id}`,
    category: 'Farm Tours',
    duration: '1 day',
    location: 'Naivasha',
    participants: '4-150',
    image: `/art/tour-${id}.avif`,
    image_alt: `Painting ${id}`,
    description: 'Roses under glass.',
    full_description: '<p>The whole story.</p>',
    itinerary: ['Meet at the gate'],
    includes: ['Lunch'],
    external_links: [{ title: 'Map', url: 'https://example.org/map' }],
    featured: false,
    status: 'published',
    version: 1,
    created_at: `2026-01-${String(id).padStart(2, '0')}T08:00:00+00:00`,
    ...changes,
  }
}

/** A session as the auth server returns it. */
export function sessionOf(userId: string, changes: Row = {}): Row {
  const email = userId === adminId ? 'admin@example.com' : 'stranger@example.com'
  return {
    access_token: `access-${userId}`,
    refresh_token: `refresh-${userId}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: userId, email, user_metadata: {}, app_metadata: {}, aud: 'authenticated' },
    ...changes,
  }
}

/** Stores a session where the library reads it. */
export function storeSession(userId: string, changes: Row = {}): void {
  window.localStorage.setItem(sessionKey, JSON.stringify(sessionOf(userId, changes)))
}

function rowsFor(request: Request, table: string): Row[] {
  const { searchParams } = new URL(request.url)
  return queryRows(backend.tables[table] ?? [], searchParams).rows
}

function json(body: unknown): Response {
  return new HttpResponse(JSON.stringify(body), {
    headers: { 'content-type': 'application/json' },
  })
}

function answerRows(request: Request, rows: Row[]): Response {
  if (request.headers.get('accept')?.includes('vnd.pgrst.object')) {
    const [row] = rows
    return row
      ? json(row)
      : HttpResponse.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 })
  }
  return json(rows)
}

const userOf = new Map([
  ['admin@example.com', adminId],
  ['stranger@example.com', strangerId],
])

const pictureHead = () => new HttpResponse(null, { headers: { 'content-length': '20480' } })

const handlers = [
  http.get('*/content-manifest.json', () =>
    backend.manifest
      ? HttpResponse.json(backend.manifest)
      : new HttpResponse(null, { status: 404 }),
  ),
  // The search preview of an editor reads the size of its picture.
  http.head('*/art/:file', pictureHead),
  http.head('*/pictures/:key/:file', pictureHead),
  http.head('*/rest/v1/:table', ({ request, params }) => {
    const count = rowsFor(request, String(params['table'])).length
    return new HttpResponse(null, {
      status: 206,
      headers: { 'content-range': `*/${count}` },
    })
  }),
  http.get('*/rest/v1/:table', ({ request, params }) => {
    const { searchParams } = new URL(request.url)
    const all = backend.tables[String(params['table'])] ?? []
    const { rows, first, total } = queryRows(all, searchParams)
    if (!request.headers.get('prefer')?.includes('count=exact')) return answerRows(request, rows)
    if (first > 0 && first >= total) {
      return HttpResponse.json({ code: 'PGRST103', message: 'out of range' }, { status: 416 })
    }
    const range = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*'
    return HttpResponse.json(rows, {
      status: rows.length < total ? 206 : 200,
      headers: { 'content-range': `${range}/${total}` },
    })
  }),
  http.post('*/rest/v1/rpc/:name', async ({ request, params }) => {
    const procedure = backend.procedures[String(params['name'])]
    if (!procedure) return HttpResponse.json({ code: 'PGRST202' }, { status: 404 })
    return json(procedure(rowSchema.parse(await request.json())) ?? null)
  }),
  http.post('*/rest/v1/:table', async ({ request, params }) => {
    const table = String(params['table'])
    const values = rowSchema.parse(await request.json())
    const rows = backend.tables[table] ?? []
    if (values['slug'] !== undefined && rows.some(({ slug }) => slug === values['slug'])) {
      return HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
    }
    const id = Math.max(0, ...rows.map((row) => Number(row['id']))) + 1
    const row = {
      id,
      version: 1,
      slug: `made-by-the-database-${id}`,
      sort_order: id * 1024,
      ...values,
    }
    backend.tables[table] = [...rows, row]
    return answerRows(request, [row])
  }),
  http.patch('*/rest/v1/:table', async ({ request, params }) => {
    const changes = rowSchema.parse(await request.json())
    const rows = rowsFor(request, String(params['table']))
    for (const row of rows) Object.assign(row, changes, { version: Number(row['version']) + 1 })
    return answerRows(request, rows)
  }),
  http.delete('*/rest/v1/:table', ({ request, params }) => {
    const table = String(params['table'])
    const rows = rowsFor(request, table)
    backend.tables[table] = (backend.tables[table] ?? []).filter((row) => !rows.includes(row))
    return answerRows(request, rows)
  }),
  http.post('*/auth/v1/token', async ({ request }) => {
    const body = tokenRequestSchema.parse(await request.json())
    if (body.refresh_token) {
      const userId = body.refresh_token.replace('refresh-', '')
      return json(sessionOf(userId, { access_token: 'refreshed' }))
    }
    const userId = userOf.get(body.email ?? '')
    if (!userId || body.password !== rightPassword) {
      return HttpResponse.json(
        { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
        { status: 400 },
      )
    }
    return json(sessionOf(userId))
  }),
  http.post('*/auth/v1/signup', () => {
    const session = sessionOf(strangerId)
    return json(backend.confirmsEmail ? session['user'] : session)
  }),
  http.get('*/auth/v1/settings', () => HttpResponse.json({ disable_signup: backend.isInviteOnly })),
  http.get('*/auth/v1/user', ({ request }) => {
    const [, userId = ''] = /access-(.*)/.exec(request.headers.get('authorization') ?? '') ?? []
    return json(sessionOf(userId || adminId)['user'])
  }),
  http.post('*/auth/v1/logout', () => new HttpResponse(null, { status: 204 })),
]

export const server = setupServer(...handlers)

async function record(request: Request): Promise<void> {
  const { pathname, searchParams } = new URL(request.url)
  const entry: SeenRequest = {
    method: request.method,
    path: pathname.replace(/^\/(?:rest|auth)\/v1\//, ''),
    query: searchParams,
    body: undefined,
    headers: request.headers,
  }
  backend.seen.push(entry)
  entry.body = await request
    .clone()
    .json()
    .catch(() => undefined)
}

const tablesWithDrafts = ['tours', 'blog_posts', 'gallery_images'] as const

/** What the function of the same name in the database answers for the tables of this backend. */
function dashboardOf({ keys }: Row) {
  const rows = tablesWithDrafts.flatMap((table) =>
    (backend.tables[table] ?? []).map((row) => ({ table, row })),
  )
  const scheduled = rows.filter(
    ({ row: { status, publish_at } }) =>
      status === 'published' && typeof publish_at === 'string' && publish_at > '2099',
  )
  return {
    drafts: Object.fromEntries(
      tablesWithDrafts.map((table) => {
        const drafts = rows.filter((entry) => {
          return entry.table === table && entry.row['status'] === 'draft'
        })
        return [table, { total: drafts.length, rows: drafts.slice(0, 4).map(({ row }) => row) }]
      }),
    ),
    scheduled: {
      total: scheduled.length,
      rows: scheduled
        .slice(0, 5)
        .map(({ table, row: { id, title, publish_at } }) => ({ table, id, title, publish_at })),
    },
    kept: Object.fromEntries(
      rows
        .map(({ table, row }) => [`${table}:${String(row['id'])}`, row] as const)
        .filter(([key]) => Array.isArray(keys) && keys.includes(key)),
    ),
  }
}

/** Starts the backend for a test file; resets it before each test to an admin, a stranger and two tours. */
export function useFakeBackend(): void {
  beforeAll(() => {
    server.events.on('request:start', ({ request }) => void record(request))
    server.listen({ onUnhandledRequest: 'error' })
  })
  beforeEach(() => {
    vi.stubEnv('VITE_SUPABASE_URL', '')
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
    window.localStorage.clear()
    window.sessionStorage.clear()
    backend.seen = []
    backend.procedures = {
      activity: () => [],
      dashboard: dashboardOf,
      launch_state: () => mendedAnswer,
      my_access: () => [],
      list_invitations: () => [],
      people: () => [],
      publish_log: () => [],
      withdrawn_uses: () => [],
      files_without_thumbnail: () => [],
    }
    backend.manifest = undefined
    backend.confirmsEmail = false
    backend.isInviteOnly = false
    backend.tables = {
      user_roles: [{ user_id: adminId, role: 'admin' }],
      profiles: [
        { id: adminId, full_name: 'Test Admin', email: 'contact@example.com' },
        { id: strangerId, full_name: null, email: 'stranger@example.com' },
      ],
      tours: [tourRow(2), tourRow(1, { featured: true })],
      blog_posts: [],
      gallery_images: [],
      home_featured: [],
    }
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
