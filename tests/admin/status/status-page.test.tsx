import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { eventually } from '../../eventually'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, server, storeSession, useFakeBackend } from '../support/fake-backend'
import { manifestOf, minutesAgo, publishRow, site, useFakeSite } from '../support/fake-site'
import { openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => storeSession(adminId))

const point = (name: string) => within(screen.getByRole('listitem', { name }))

function answerServices(about: Record<string, boolean>, inviteStatus = 200): void {
  server.use(
    http.get('*/functions/v1/publish', () => HttpResponse.json(about)),
    http.get('*/functions/v1/invite', () => new HttpResponse(null, { status: inviteStatus })),
    http.post('*/storage/v1/object/list/gallery', () =>
      HttpResponse.json([{ name: 'a.webp', id: 'a', metadata: { size: 500_000 } }]),
    ),
  )
}

test('X50 the status page says of each part whether it works', async () => {
  site.publishes = [publishRow(1, { status: 'live', at: minutesAgo(200) })]
  answerServices({ hook: true, notices: false })
  openStudio('/admin/status')
  expect(await screen.findByRole('heading', { name: 'Status', level: 1 })).toBeVisible()
  await eventually(() => expect(screen.queryByText('Checking')).toBeNull())
  expect(screen.getByText('Everything works.')).toBeVisible()
  expect(point('Last publish').getByText(/it went live\./)).toBeVisible()
  expect(point('Publish service').getByText('Works')).toBeVisible()
  expect(point('Invitations').getByText('Works')).toBeVisible()
  expect(point('Mails about failures').getByText('None')).toBeVisible()
  // Three folders of the bucket.
  expect(point('Uploaded pictures').getByText('1.5 MB in 3 files.')).toBeVisible()
})

test('X50 X51 a failed publish and missing services are red, there and above every page', async () => {
  const message = 'The host of the site refused to build.'
  backend.manifest = manifestOf({ builtAt: minutesAgo(500) })
  site.changes = [{ key: 'home', kind: 'home', change: 'changed' }]
  site.publishes = [publishRow(1, { status: 'failed', message, finished_at: minutesAgo(1) })]
  answerServices({ hook: false, notices: false }, 404)
  const { user } = openStudio('/admin/activity')
  const way = await screen.findByRole('link', { name: 'What to do' })
  expect(screen.getByText('The last publish failed.')).toBeVisible()
  await user.click(way)
  expect(await screen.findByText('4 points to mend.', {}, { timeout: 15_000 })).toBeVisible()
  expect(point('Last publish').getByText(new RegExp(message))).toBeVisible()
  expect(point('Publish service').getByText('Does not work')).toBeVisible()
  expect(point('Invitations').getByText(/Is not deployed: nobody can be invited/)).toBeVisible()
})
