import { expect, test } from 'vitest'
import { lossesOf } from '../../../../src/admin/frame/publishing/use-publish'
import {
  hasArrived,
  pollDelay,
  siteStateOf,
  type SiteFacts,
  type SiteState,
} from '../../../../src/admin/frame/publishing/site-state'
import type { Publish } from '../../../../src/admin/frame/publishing/site-queries'
import type { ContentManifest } from '../../../../src/publish/rows'

const now = Date.parse('2026-11-21T14:10:00+03:00')

const manifest = (hash = 'old', builtAt = '2026-11-21T09:00:00+03:00'): ContentManifest => ({
  schema: 1,
  hash,
  builtAt,
  commit: null,
  source: 'database',
  items: [],
  home: [],
  redirects: {},
})

const publish = (changes: Partial<Publish> = {}): Publish => ({
  id: 1,
  at: '2026-11-21 14:02:00+03',
  actor: null,
  actor_name: null,
  actor_email: null,
  kind: 'publish',
  content_hash: 'new',
  live_hash: 'old',
  counts: {},
  status: 'started',
  message: null,
  finished_at: null,
  has_content: true,
  ...changes,
})

const live = publish({ status: 'live', finished_at: '2026-11-21T14:05:00+03:00' })
const failed = publish({
  status: 'failed',
  message: 'No water.',
  finished_at: '2026-11-21T14:05:00+03:00',
})
const later = '2026-11-21T14:06:00+03:00'
const changes = (total: number, hash = 'new') => ({ hash, total, changes: [] })
const at = (time: string) => Date.parse(`2026-11-21T${time}:00+03:00`)

test.each<[string, SiteFacts, SiteState]>([
  [
    'nothing has loaded yet',
    { manifest: undefined, pendingChanges: undefined, latest: null },
    { kind: 'checking' },
  ],
  [
    'the changes are loading',
    { manifest: manifest(), pendingChanges: undefined, latest: null },
    { kind: 'checking' },
  ],
  [
    'the site has no manifest',
    { manifest: null, pendingChanges: undefined, latest: null },
    { kind: 'unknown' },
  ],
  [
    'the comparison has failed',
    { manifest: manifest(), pendingChanges: null, latest: null },
    { kind: 'unknown' },
  ],
  [
    'no pending changes',
    { manifest: manifest(), pendingChanges: changes(0), latest: null },
    { kind: 'clean' },
  ],
  [
    'nothing waits but what is kept back',
    { manifest: manifest(), pendingChanges: changes(0), latest: null, kept: 2 },
    { kind: 'clean', kept: 2 },
  ],
  [
    'three wait',
    { manifest: manifest(), pendingChanges: changes(3), latest: null },
    { kind: 'pending', total: 3 },
  ],
  [
    'a publish is in progress',
    { manifest: manifest(), pendingChanges: changes(3), latest: publish() },
    { kind: 'publishing', since: at('14:02') },
  ],
  [
    'a publish is in progress and the site has no manifest',
    { manifest: null, pendingChanges: undefined, latest: publish() },
    { kind: 'publishing', since: at('14:02') },
  ],
  [
    'the site was rebuilt with the old content',
    { manifest: manifest('old', later), pendingChanges: changes(3), latest: publish() },
    { kind: 'unchanged', since: at('14:02'), builtAt: at('14:06') },
  ],
  [
    'a quarter of an hour has passed',
    {
      manifest: manifest(),
      pendingChanges: changes(3),
      latest: publish({ at: '2026-11-21 13:54:00+03' }),
    },
    { kind: 'late', since: at('13:54') },
  ],
  [
    'the site holds what was published',
    { manifest: manifest('new', later), pendingChanges: changes(0), latest: live },
    { kind: 'live', since: at('14:05') },
  ],
  [
    'it is live, and the changes are still loading',
    { manifest: manifest('new', later), pendingChanges: undefined, latest: live },
    { kind: 'live', since: at('14:05') },
  ],
  [
    'it is live, and more has been saved since',
    { manifest: manifest('new', later), pendingChanges: changes(1), latest: live },
    { kind: 'pending', total: 1 },
  ],
  [
    'it went live yesterday',
    {
      manifest: manifest('new', later),
      pendingChanges: changes(0),
      latest: { ...live, finished_at: '2026-11-20T14:05:00+03:00' },
    },
    { kind: 'clean' },
  ],
  [
    'the row is updated before the manifest',
    { manifest: manifest(), pendingChanges: changes(3), latest: live },
    { kind: 'publishing', since: at('14:02') },
  ],
  [
    'the site was built with something later than the publish',
    { manifest: manifest('newer', later), pendingChanges: changes(2), latest: publish() },
    { kind: 'pending', total: 2 },
  ],
  [
    'the publish failed',
    { manifest: manifest(), pendingChanges: changes(3), latest: failed },
    { kind: 'failed', message: 'No water.', isOutdated: false },
  ],
  [
    'the publish failed, and the content has changed since',
    { manifest: manifest(), pendingChanges: changes(2, 'mended'), latest: failed },
    { kind: 'failed', message: 'No water.', isOutdated: true },
  ],
  [
    'the publish failed, and its changes were undone',
    { manifest: manifest(), pendingChanges: changes(0, 'old'), latest: failed },
    { kind: 'clean' },
  ],
  [
    'the publish failed, and the site was built since',
    { manifest: manifest('newer', later), pendingChanges: changes(1), latest: failed },
    { kind: 'pending', total: 1 },
  ],
])('Y5 Y6 the state when %s', (_, facts, expected) => {
  expect(siteStateOf(facts, now)).toEqual(expected)
})

test('Y5 a publish is live with its content, or with a later build of other content', () => {
  expect(hasArrived(publish(), manifest('new'))).toBe(true)
  expect(hasArrived(publish(), manifest('newer', later))).toBe(true)
  expect(hasArrived(publish(), manifest('old', later))).toBe(false)
  expect(hasArrived(publish(), manifest('newer'))).toBe(false)
})

test('Z1 a build that only removes files is live once the site was built since', () => {
  const rebuild = publish({ content_hash: 'old', live_hash: 'old' })
  expect(hasArrived(rebuild, manifest('old'))).toBe(false)
  expect(hasArrived(rebuild, manifest('old', later))).toBe(true)
})

test('Y5 polls for a build every two seconds at first, finally every fifteen', () => {
  expect([-5000, 0, 9000, 20_000, 60_000, 3_600_000].map(pollDelay)).toEqual([
    2000, 2000, 2000, 4000, 12_000, 15_000,
  ])
})

test('Y2 losing more than half of a kind, or all of it, counts as a loss; half does not', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  const rows = (tours: number, posts: number, pictures: number) => ({
    tours: ids(tours),
    blog_posts: ids(posts),
    gallery_images: ids(pictures),
    site_facts: [],
    home_featured: [],
    redirects: {},
  })
  const items = ['tour:1=a', 'tour:2=a', 'tour:3=a', 'tour:4=a', 'post:1=a', 'post:2=a']
  const held = { ...manifest(), items }
  expect(lossesOf(held, rows(2, 1, 0))).toEqual([])
  expect(lossesOf(held, rows(1, 0, 9))).toEqual([
    'Only 1 of the 4 tours would stay on the site.',
    'None of the 2 blog posts would stay on the site.',
  ])
})
