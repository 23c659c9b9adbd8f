import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import {
  expectConsoleErrors,
  findPage,
  findToast,
  openStudio,
  toastTitles,
} from '../support/render-studio'
import {
  changedTour,
  contentOf,
  minutesAgo,
  publishRow,
  site,
  useFakeSite,
} from '../support/fake-site'

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => {
  storeSession(adminId)
  site.publishes = [
    publishRow(3, {
      status: 'failed',
      message: 'A picture is missing.',
      finished_at: minutesAgo(200),
      at: minutesAgo(210),
      content_hash: 'broken',
    }),
    publishRow(2, {
      status: 'live',
      content_hash: 'on-site',
      at: minutesAgo(300),
      finished_at: minutesAgo(295),
      kind: 'roll back',
      actor_name: 'Wanjiru',
      actor_email: 'wanjiru@example.com',
      counts: { tours: 1, posts: 2, pictures: 60, added: 0, changed: 0, removed: 0 },
    }),
    publishRow(1, {
      status: 'live',
      content_hash: 'first',
      actor: null,
      actor_name: null,
      actor_email: null,
    }),
  ]
})

async function openLog() {
  const { user } = openStudio('/admin/publish')
  await findPage('Publishing')
  return user
}

const findItems = async () =>
  within(await screen.findByRole('list', { name: 'Publishes' })).getAllByRole('listitem')

test('Y7 Z81 the log lists every publish: who, what, when, and its result', async () => {
  await openLog()
  const [failed, rolledBack, first] = await findItems()
  expect(failed).toHaveTextContent('Test Admin (admin@example.com) published: 1 changed')
  expect(failed).toHaveTextContent('3 tours (2 more), 1 post (1 fewer), 1 picture (59 fewer)')
  expect(failed).toHaveTextContent('Failed')
  expect(failed).toHaveTextContent('A picture is missing.')
  expect(rolledBack).toHaveTextContent(
    'Wanjiru (wanjiru@example.com) rolled the site back: only the order, the home page or addresses',
  )
  expect(rolledBack).toHaveTextContent('1 tour, 2 posts, 60 pictures')
  expect(first).toHaveTextContent(
    'A person or program outside the studio (nobody was signed in) published',
  )
})

/** The labels of the chips, newest publish first. */
const results = async () =>
  (await findItems()).map(
    (item) =>
      /Live now|Was live|Went live|Being built|Did not go live|Failed/.exec(item.textContent)?.[0],
  )

test('Z82 the log shows which publish is live now, was live, has failed or is being built', async () => {
  site.publishes = [publishRow(4, { at: minutesAgo(1) }), ...site.publishes]
  await openLog()
  await waitFor(async () =>
    expect(await results()).toEqual(['Being built', 'Failed', 'Live now', 'Was live']),
  )
})

test('Z82 of two publishes with the same content only the newest is live now', async () => {
  site.publishes = [3, 2, 1].map((id) =>
    publishRow(id, { status: 'live', content_hash: id === 2 ? 'other' : 'on-site' }),
  )
  await openLog()
  await waitFor(async () => expect(await results()).toEqual(['Live now', 'Was live', 'Was live']))
})

test('Z82 a publish without a result does not count as being built for ever', async () => {
  site.publishes = [publishRow(4, { at: minutesAgo(20) }), ...site.publishes.slice(1)]
  await openLog()
  await waitFor(async () =>
    expect(await results()).toEqual(['Did not go live', 'Live now', 'Was live']),
  )
})

test('Z82 without a manifest no publish is marked as live now', async () => {
  backend.manifest = undefined
  await openLog()
  expect(await results()).toEqual(['Failed', 'Went live', 'Went live'])
})

test('Z82 a publish shows how many more or fewer entries it has than the previous one', async () => {
  const counts = { tours: 14, posts: 5, pictures: 60, added: 1, changed: 2, removed: 2 }
  site.publishes = [
    publishRow(2, { status: 'live', content_hash: 'b', live_hash: 'a', counts }),
    publishRow(1, {
      status: 'live',
      content_hash: 'a',
      counts: { ...counts, tours: 13, pictures: 62 },
    }),
  ]
  await openLog()
  const [newest] = await findItems()
  expect(newest).toHaveTextContent('published: 1 added, 2 changed, 2 removed')
  expect(newest).toHaveTextContent('14 tours (1 more), 5 posts, 60 pictures (2 fewer)')
})

test('K178 a publish names as many changes as its review listed, also those of no entry', async () => {
  const counts = { tours: 14, posts: 5, pictures: 60, added: 5, changed: 2, removed: 0, other: 3 }
  site.publishes = [
    publishRow(2, { status: 'live', counts }),
    publishRow(1, { status: 'live', counts: { ...counts, added: 0, changed: 0, other: 1 } }),
  ]
  await openLog()
  const [newest, first] = await findItems()
  const others = 'of order, home page, addresses or withdrawn files'
  expect(newest).toHaveTextContent(`published: 5 added, 2 changed, 3 changes ${others}`)
  expect(first).toHaveTextContent(`published: 1 change ${others}`)
})

test('Y7 a button loads older publishes', async () => {
  site.publishes = Array.from({ length: 23 }, (_, index) =>
    publishRow(23 - index, { status: 'live', finished_at: minutesAgo(1) }),
  )
  const user = await openLog()
  expect(await findItems()).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Show older publishes' }))
  await waitFor(async () => expect(await findItems()).toHaveLength(23))
  expect(seen('POST', 'rpc/publish_log').at(-1)?.body).toEqual({ before_id: 4, page_size: 20 })
  expect(screen.queryByRole('button', { name: 'Show older publishes' })).toBeNull()
})

test('Y7 says if the log is empty, and offers to retry if loading failed', async () => {
  site.publishes = []
  const view = openStudio('/admin/publish')
  expect(await screen.findByText('Nothing has been published yet.')).toBeVisible()
  view.unmount()
  expectConsoleErrors()
  server.use(http.post('*/rest/v1/rpc/publish_log', () => new HttpResponse('{}', { status: 403 })))
  const { user } = openStudio('/admin/publish')
  await findToast('Failed to load publishes')
  server.resetHandlers()
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Nothing has been published yet.')).toBeVisible()
})

test('Y8 rolls back to content that is not live, after a confirmation, and publishes it', async () => {
  backend.procedures['roll_back'] = () => ({ restored: 4, unpublished: 2 })
  const user = await openLog()
  const names = () =>
    screen
      .queryAllByRole('button', { name: /^Roll back to this/ })
      .map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(names()).toEqual(['Roll back to this: publish 3', 'Roll back to this: publish 1']),
  )
  await user.click(screen.getByRole('button', { name: 'Roll back to this: publish 1' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Roll back to this?' }))
  expect(
    question.getByText(/What was added since is taken off the site, not deleted/),
  ).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(seen('POST', 'rpc/roll_back')).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Roll back to this: publish 1' }))
  await user.click(await screen.findByRole('button', { name: 'Roll back and publish' }))
  await findToast('Everything is as it was then')
  expect(document.body).toHaveTextContent('4 brought back, 2 taken off the site.')
  expect(seen('POST', 'rpc/roll_back').map(({ body }) => body)).toEqual([{ publish_id: 1 }])
  await waitFor(() => expect(site.orders.map(({ kind }) => kind)).toEqual(['roll back']))
})

test('after a roll back the studio offers the categories of then', async () => {
  const categories = (name: string) => [
    { key: 'categories', value: { categories: [{ name }] }, version: 1 },
  ]
  backend.tables['site_facts'] = categories('New walks')
  backend.procedures['roll_back'] = () => {
    backend.tables['site_facts'] = categories('Old walks')
    return { restored: 1, unpublished: 0 }
  }
  const { user } = openStudio('/admin/tours')
  const open = async (name: string) => {
    await user.click((await screen.findAllByRole('link', { name }))[0] ?? document.body)
  }
  const offers = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Category' }))
    expect(await screen.findByRole('option', { name })).toBeInTheDocument()
    await user.keyboard('{Escape}')
  }
  await offers('New walks')
  await open('Publishing')
  await user.click(await screen.findByRole('button', { name: 'Roll back to this: publish 1' }))
  await user.click(await screen.findByRole('button', { name: 'Roll back and publish' }))
  await findToast('Everything is as it was then')
  await open('Tours')
  await offers('Old walks')
})

test('Y8 with pending changes one can roll back to the live content', async () => {
  site.changes = [changedTour]
  await openLog()
  expect(await screen.findByRole('button', { name: 'Roll back to this: publish 2' })).toBeVisible()
})

test.each([
  ['PT404', 404, 'The content of this publish is no longer kept.'],
  ['23505', 409, 'Something else has an address of this publish now.'],
  ['', 500, 'The server has a problem at the moment.'],
])('Y8 a roll back that is refused (%s) publishes nothing', async (code, status, sentence) => {
  expectConsoleErrors()
  server.use(
    http.post('*/rest/v1/rpc/roll_back', () =>
      HttpResponse.json({ code, message: 'secret_key' }, { status }),
    ),
  )
  const user = await openLog()
  await user.click(await screen.findByRole('button', { name: 'Roll back to this: publish 1' }))
  await user.click(await screen.findByRole('button', { name: 'Roll back and publish' }))
  await findToast('Failed to roll back')
  expect(document.body).toHaveTextContent(sentence)
  expect(document.body).not.toHaveTextContent('secret_key')
  expect(site.orders).toEqual([])
})

test('Y8 a response without row counts is a failure', async () => {
  expectConsoleErrors()
  backend.procedures['roll_back'] = () => null
  const user = await openLog()
  await user.click(await screen.findByRole('button', { name: 'Roll back to this: publish 1' }))
  await user.click(await screen.findByRole('button', { name: 'Roll back and publish' }))
  await findToast('Failed to roll back')
  expect(site.orders).toEqual([])
})

test('Y8 downloads the content of a publish and of the site as a file', async () => {
  backend.tables['publishes'] = [{ id: 1, content: contentOf() }]
  const files: Blob[] = []
  URL.createObjectURL = vi.fn<(file: Blob) => string>((file) => {
    files.push(file)
    return 'blob:file'
  })
  URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>()
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const user = await openLog()
  await user.click(await screen.findByRole('button', { name: 'Download: publish 1' }))
  await waitFor(() => expect(names).toEqual(['publish-1.json']))
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(contentOf())
  const link = await screen.findByRole('link', { name: 'Download what the site holds' })
  expect(link).toHaveAttribute('href', '/content-snapshot.json')
  expect(link).toHaveAttribute('download', 'site.json')
})

test('Y8 says if the content was deleted meanwhile; offers no download without content', async () => {
  expectConsoleErrors()
  backend.tables['publishes'] = [{ id: 1, content: null }]
  site.publishes = site.publishes.map((publish) => ({ ...publish, has_content: publish.id === 1 }))
  const user = await openLog()
  const buttons = await screen.findAllByRole('button', { name: /^Download/ })
  expect(buttons).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Download: publish 1' }))
  await findToast('Failed to download')
  expect(toastTitles()).toHaveLength(1)
})
