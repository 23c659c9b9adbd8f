import { http, HttpResponse } from 'msw'
import { beforeEach, vi } from 'vitest'
import type { Publish } from '../../../src/admin/frame/publishing/site-queries'
import type { PublishedRows } from '../../../src/admin/frame/publishing/published-rows'
import type { ContentManifest } from '../../../src/publish/rows'
import { adminId, backend, server } from './fake-backend'
import type { Row } from './fake-query'

const minuteMs = 60_000

/** The time that many minutes ago, as ISO 8601. */
export const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * minuteMs).toISOString()

/** The manifest of a site with three tours, a post and a picture. */
export function manifestOf(changes: Partial<ContentManifest> = {}): ContentManifest {
  return {
    schema: 2,
    hash: 'on-site',
    builtAt: minutesAgo(120),
    commit: null,
    source: 'database',
    items: ['tour:1=a', 'tour:2=b', 'tour:3=c', 'post:1=d', 'picture:1=e'],
    home: [1, 2, 3],
    redirects: {},
    ...changes,
  }
}

function tour(id: number): Row & { id: number } {
  return {
    id,
    slug: `tour-${id}`,
    title: `Tour ${id}`,
    category: 'Farm Tours',
    duration: '1 day',
    location: 'Naivasha',
    participants: '4-15',
    minimum_age: null,
    effort: '',
    drive_time: '',
    pick_up: '',
    best_months: [],
    toilets: '',
    step_free: '',
    price_from: null,
    image: `/images/tours/tour-${id}.jpg`,
    image_alt: `Painting ${id}`,
    focus_x: 50,
    focus_y: 50,
    description: '<p>Roses under glass.</p>',
    full_description: '<p>The whole story.</p>',
    itinerary: ['Meet at the gate'],
    includes: ['Lunch'],
    external_links: [],
    featured: false,
  }
}

/** Valid published content, as the database returns it. */
export function contentOf(changes: Partial<PublishedRows> = {}): PublishedRows {
  return {
    schema: 2,
    hash: 'in-tables',
    items: [],
    tours: [tour(1), tour(2), tour(3)],
    blog_posts: [
      {
        id: 1,
        slug: 'post-1',
        title: 'Post 1',
        excerpt: 'What it tells.',
        content: '<p>Goats eat nearly everything.</p>',
        image: '/images/articles/post-1.jpg',
        image_alt: 'A goat',
        focus_x: 50,
        focus_y: 50,
        author: 'The farm team',
        date: '2026-09-01',
        updated_on: null,
        category: 'Livestock Farming',
        read_minutes: null,
      },
    ],
    site_facts: [],
    gallery_images: [
      {
        id: 1,
        url: '/images/gallery/1.jpg',
        title: 'Picture 1',
        category: 'Mbuzi Farm',
        description: 'What happens.',
        alt: 'A goat on a stone',
        decorative: false,
        width: 1600,
        height: 1200,
        focus_x: 50,
        focus_y: 50,
      },
    ],
    home_featured: [1, 2, 3],
    redirects: {},
    ...changes,
  }
}

/** One entry of the log of publishes. */
export function publishRow(id: number, changes: Partial<Publish> = {}): Publish {
  return {
    id,
    at: minutesAgo(1),
    actor: adminId,
    actor_name: 'Test Admin',
    actor_email: 'admin@example.com',
    kind: 'publish',
    content_hash: 'in-tables',
    live_hash: 'on-site',
    counts: { tours: 3, posts: 1, pictures: 1, added: 0, changed: 1, removed: 0 },
    status: 'started',
    message: null,
    finished_at: null,
    has_content: true,
    ...changes,
  }
}

export const changedTour = {
  key: 'tour:1',
  kind: 'tour',
  id: 1,
  title: 'Tour 1',
  change: 'changed',
  status: 'published',
}

/** State of the fake site and of the publish function, which tests may change. */
export const site: {
  /** The pending changes; `total` overrides their number. */
  changes: Row[]
  total: number | undefined
  /** What is kept back. */
  kept: Row[]
  publishes: Publish[]
  content: PublishedRows
  /** The content that the site was built from; undefined if it has no snapshot. */
  snapshot: PublishedRows | undefined
  /** Responds to a call of the publish function. */
  onPublish: (body: Row) => Response
  orders: Row[]
} = {
  changes: [],
  total: undefined,
  kept: [],
  publishes: [],
  content: contentOf(),
  snapshot: undefined,
  onPublish: () => HttpResponse.json({ code: 'NOT_FOUND', message: 'none' }, { status: 404 }),
  orders: [],
}

/** Logs a publish as the server does when it starts one. */
export function beginPublish(): Response {
  const id = site.publishes.length + 1
  site.publishes = [publishRow(id, { at: minutesAgo(0) }), ...site.publishes]
  return HttpResponse.json(
    { state: 'started', id, hash: 'in-tables', at: minutesAgo(0) },
    { status: 202 },
  )
}

/** Rebuilds the site with the content of the tables. */
export function buildSite(changes: Partial<ContentManifest> = {}): void {
  backend.manifest = manifestOf({ hash: 'in-tables', builtAt: minutesAgo(-1), ...changes })
  site.changes = []
}

/** Adds a site with a manifest to the fake backend; reset before each test. */
export function useFakeSite(): void {
  beforeEach(() => {
    // jsdom has no idle callbacks.
    vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
    site.changes = []
    site.total = undefined
    site.kept = []
    site.publishes = []
    site.content = contentOf()
    site.snapshot = contentOf()
    site.orders = []
    site.onPublish = beginPublish
    backend.manifest = manifestOf()
    backend.procedures['waiting_changes'] = () => ({
      hash: 'in-tables',
      total: site.total ?? site.changes.length,
      changes: site.changes,
    })
    backend.procedures['publish_log'] = ({ before_id, page_size }) =>
      site.publishes
        .filter(({ id }) => typeof before_id !== 'number' || id < before_id)
        .slice(0, Number(page_size))
    backend.procedures['published_content'] = () => site.content
    backend.procedures['kept_items'] = () => site.kept
    backend.procedures['finish_publish'] = ({ publish_id, outcome }) => {
      site.publishes = site.publishes.map((publish) =>
        publish.id === publish_id
          ? {
              ...publish,
              status: outcome === 'live' ? 'live' : 'failed',
              finished_at: minutesAgo(0),
            }
          : publish,
      )
      return true
    }
    server.use(
      http.get('*/content-snapshot.json', () =>
        site.snapshot ? HttpResponse.json(site.snapshot) : new HttpResponse(null, { status: 404 }),
      ),
      http.post('*/functions/v1/publish', async ({ request }) => {
        const body: unknown = await request.json()
        const order = typeof body === 'object' && body !== null ? { ...body } : {}
        site.orders.push(order)
        return site.onPublish(order)
      }),
    )
  })
}
