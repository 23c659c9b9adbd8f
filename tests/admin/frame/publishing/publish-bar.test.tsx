import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBrowserStubs } from '../../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../../support/fake-backend'
import { bar, findLine, openBar } from '../../support/publish-bar'
import {
  changedTour,
  manifestOf,
  minutesAgo,
  publishRow,
  site,
  useFakeSite,
} from '../../support/fake-site'

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => storeSession(adminId))

const lines: [string, () => void, string | RegExp, boolean][] = [
  ['there are no pending changes', () => {}, 'Everything is on the site', false],
  [
    'one change waits',
    () => {
      site.changes = [changedTour]
    },
    '1 change is not on the site yet',
    true,
  ],
  [
    'the site was built with the old kind of hashes',
    () => {
      backend.manifest = manifestOf({ schema: 1, hash: 'counted otherwise' })
      site.changes = [changedTour]
    },
    '1 change is not on the site yet',
    true,
  ],
  [
    'more wait than are listed',
    () => {
      site.changes = [changedTour]
      site.total = 203
    },
    '203 changes are not on the site yet',
    true,
  ],
  [
    'the site has no manifest',
    () => {
      backend.manifest = undefined
    },
    'The status of the site is unknown',
    true,
  ],
  [
    'another user publishes',
    () => {
      site.publishes = [publishRow(1)]
    },
    /^Publishing since \d\d:\d\d …$/,
    false,
  ],
  [
    'the site was built without the changes',
    () => {
      site.publishes = [publishRow(1, { at: minutesAgo(5) })]
      backend.manifest = manifestOf({ builtAt: minutesAgo(2) })
    },
    /^Built at \d\d:\d\d, but unchanged$/,
    false,
  ],
  [
    'a quarter of an hour has passed',
    () => {
      site.publishes = [publishRow(1, { at: minutesAgo(16) })]
    },
    'Did not go live after 15 minutes',
    true,
  ],
  [
    'the build failed',
    () => {
      site.publishes = [
        publishRow(1, { status: 'failed', message: 'No water.', finished_at: minutesAgo(0) }),
      ]
      site.changes = [changedTour]
    },
    'Did not go live',
    true,
  ],
]

test.each(lines)('D16 Y5 the header shows when %s', async (_, arrange, line, isPublishable) => {
  arrange()
  await openBar()
  await findLine(line)
  expect(bar().queryByRole('button', { name: 'Publish' }) !== null).toBe(isPublishable)
})

test.each([
  ['Up to date', () => {}],
  ['1 to publish', () => void (site.changes = [changedTour])],
  ['Publishing', () => void (site.publishes = [publishRow(1)])],
  ['Unknown', () => void (backend.manifest = undefined)],
])('K82 where there is no room for the sentence the button says: %s', async (words, arrange) => {
  arrange()
  await openBar()
  expect(await bar().findByText(words)).toBeInTheDocument()
})

test('D16 Y5 shows when the last publish went live today, with a link to the new site', async () => {
  site.publishes = [publishRow(1, { status: 'live', finished_at: new Date().toISOString() })]
  backend.manifest = manifestOf({ hash: 'in-tables' })
  await openBar()
  await findLine(/^Live since \d\d:\d\d$/)
  expect(bar().getByRole('link', { name: /^View/ })).toHaveAttribute('target', '_blank')
})

test('D16 the bar is on every page, and loads after the page’s own data', async () => {
  site.changes = [changedTour]
  await openBar('/admin/activity', 'Activity')
  await findLine('1 change is not on the site yet')
  expect(seen('POST', 'rpc/waiting_changes')[0]?.body).toEqual({
    live: {
      hash: 'on-site',
      items: ['tour:1=a', 'tour:2=b', 'tour:3=c', 'post:1=d', 'picture:1=e'],
      home: [1, 2, 3],
      redirects: {},
    },
  })
})

test.each([
  ['a database without publishing', () => HttpResponse.json({ code: 'PGRST202' }, { status: 404 })],
  ['a refusal', () => HttpResponse.json({ code: '42501' }, { status: 403 })],
])('Y5 the studio keeps working with %s', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.use(http.post('*/rest/v1/rpc/waiting_changes', answer))
  await openBar()
  expect(await findLine('The status of the site is unknown')).toBeInTheDocument()
})

test('Y5 a host that answers every path with a page counts as having no manifest', async () => {
  server.use(
    http.get('*/content-manifest.json', () => HttpResponse.html('<!doctype html><p>Karibu</p>')),
  )
  await openBar()
  expect(await findLine('The status of the site is unknown')).toBeInTheDocument()
})

test('Y6 the pending changes are reloaded after a write', async () => {
  const user = await openBar('/admin/tours', 'Manage Tours')
  await findLine('Everything is on the site')
  site.changes = [changedTour]
  await user.click(await screen.findByRole('button', { name: /^Feature / }))
  expect(await findLine('1 change is not on the site yet')).toBeInTheDocument()
})

test('Y6 after a write the tables are compared with what a colleague has published meanwhile', async () => {
  backend.procedures['waiting_changes'] = ({ live }) => {
    const isLive = Reflect.get(Object(live), 'hash') === 'on-site'
    return { hash: 'on-site', total: isLive ? 0 : 1, changes: isLive ? [] : [changedTour] }
  }
  const user = await openBar('/admin/tours', 'Manage Tours')
  await findLine('Everything is on the site')
  backend.manifest = manifestOf({ hash: 'of the colleague', builtAt: minutesAgo(0) })
  // Whatever is saved takes the colleague's change back.
  await user.click(await screen.findByRole('button', { name: /^Feature / }))
  expect(await findLine('1 change is not on the site yet')).toBeInTheDocument()
})
