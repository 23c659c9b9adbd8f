import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../../support/browser-stubs'
import {
  adminId,
  backend,
  server,
  storeSession,
  strangerId,
  useFakeBackend,
} from '../../support/fake-backend'
import {
  changedTour,
  contentOf,
  manifestOf,
  minutesAgo,
  site,
  useFakeSite,
} from '../../support/fake-site'
import { openTours } from '../../tours/open-tours'
import { expectConsoleErrors, findPage, openStudio } from '../../support/render-studio'

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => storeSession(adminId))

const keptTour = {
  kind: 'tour',
  id: 1,
  title: 'Tour 1',
  status: 'published',
  kept_at: minutesAgo(5),
  actor: adminId,
  actor_name: 'Test Admin',
}

/** Calls of the functions that choose, in order. */
let calls: object[]

beforeEach(() => {
  calls = []
  backend.procedures['keep_back'] = (values) => {
    calls.push(values)
    site.changes = []
    site.kept = [keptTour]
  }
  backend.procedures['release'] = (values) => {
    calls.push(values)
    site.changes = [changedTour]
    site.kept = []
  }
})

async function openReview() {
  const { user } = openStudio('/admin')
  await findPage('Dashboard')
  const bar = within(screen.getByRole('region', { name: 'Publishing' }))
  await user.click(await bar.findByRole('button', { name: /(?:Review|Details)$/ }))
  const review = within(await screen.findByRole('dialog', { name: 'Publish' }))
  return { user, review }
}

test('K135 a change is kept back with the row that the site shows, and let go again', async () => {
  site.changes = [changedTour]
  const { user, review } = await openReview()
  await user.click(await review.findByRole('button', { name: 'Keep back: Tour 1' }))
  const kept = within(await review.findByRole('list', { name: 'Kept back' }))
  expect(kept.getByRole('listitem')).toHaveTextContent(/Tour 1Tour, kept back by Test Admin on/)
  expect(calls).toEqual([{ kind: 'tour', id: 1, live_hash: 'a', live_row: contentOf().tours[0] }])
  await waitFor(() =>
    expect(review.queryByRole('heading', { name: 'Not on the site yet' })).toBeNull(),
  )
  expect(await review.findByText('Nothing waits but what is kept back.')).toBeVisible()
  expect(review.getByRole('button', { name: 'Publish' })).toBeDisabled()

  await user.click(kept.getByRole('button', { name: 'Let it go out: Tour 1' }))
  await review.findByRole('button', { name: 'Keep back: Tour 1' })
  expect(calls.at(-1)).toEqual({ kind: 'tour', id: 1 })
  await waitFor(() => expect(review.queryByRole('list', { name: 'Kept back' })).toBeNull())
  expect(review.getByRole('button', { name: 'Publish' })).toBeEnabled()
})

test('K135 what the site does not show yet is kept off it', async () => {
  site.changes = [{ ...changedTour, key: 'tour:7', id: 7, title: 'Tour 7', change: 'added' }]
  const { user, review } = await openReview()
  await user.click(await review.findByRole('button', { name: 'Keep back: Tour 7' }))
  await waitFor(() => expect(calls).toEqual([{ kind: 'tour', id: 7 }]))
})

test('K135 facts and the order of a list always go out', async () => {
  site.changes = [
    { key: 'facts:1', kind: 'facts', id: 1, title: 'contact', change: 'changed', status: null },
    { key: 'order:tour', kind: 'order', change: 'changed' },
  ]
  const { review } = await openReview()
  expect(await review.findByText('Order of the tours')).toBeVisible()
  expect(review.getByText(/Facts, order, home page and addresses always go out/)).toBeVisible()
  expect(review.queryByRole('button', { name: /^Keep back/ })).toBeNull()
})

test('K135 a picture whose consent was withdrawn cannot be kept back', async () => {
  site.changes = [
    {
      key: 'picture:2',
      kind: 'picture',
      id: 2,
      title: 'Salt lick',
      change: 'removed',
      status: 'draft',
    },
    { key: 'withdrawn', kind: 'withdrawn', change: 'removed' },
    changedTour,
  ]
  const { review } = await openReview()
  expect(await review.findByText('Salt lick')).toBeVisible()
  const buttons = review.getAllByRole('button', { name: /^Keep back/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Keep back: Tour 1'])
})

test('K135 a site that does not keep its rows says why nothing can be kept back', async () => {
  expectConsoleErrors()
  site.changes = [changedTour]
  site.snapshot = undefined
  const { user, review } = await openReview()
  await user.click(await review.findByRole('button', { name: 'Keep back: Tour 1' }))
  expect(await screen.findByText(/does not say exactly what it shows of this/)).toBeVisible()
  expect(calls).toEqual([])
  expect(review.getByRole('button', { name: 'Keep back: Tour 1' })).toBeEnabled()
})

test('K135 a change is kept back with what somebody else has published since the page was opened', async () => {
  site.changes = [changedTour]
  const { user, review } = await openReview()
  // What the site was built from has been read.
  await review.findByText('No field that an editor shows has changed.')
  const newer = { ...contentOf().tours[0], id: 1, title: 'Tour 1 as a colleague published it' }
  backend.manifest = manifestOf({
    hash: 'newer',
    builtAt: minutesAgo(0),
    items: ['tour:1=n', 'tour:2=b', 'tour:3=c', 'post:1=d', 'picture:1=e'],
  })
  site.snapshot = contentOf({ tours: [newer, ...contentOf().tours.slice(1)] })
  await user.click(review.getByRole('button', { name: 'Keep back: Tour 1' }))
  await waitFor(() =>
    expect(calls).toEqual([{ kind: 'tour', id: 1, live_hash: 'n', live_row: newer }]),
  )
})

test('K135 a refusal leaves the change where it is', async () => {
  expectConsoleErrors()
  site.changes = [changedTour]
  server.use(
    http.post('*/rest/v1/rpc/keep_back', () =>
      HttpResponse.json({ code: 'PT409', message: 'not that version' }, { status: 409 }),
    ),
  )
  const { user, review } = await openReview()
  await user.click(await review.findByRole('button', { name: 'Keep back: Tour 1' }))
  expect(await screen.findByText('Nothing was changed')).toBeVisible()
  expect(screen.queryByText('not that version')).toBeNull()
  expect(review.getByRole('button', { name: 'Keep back: Tour 1' })).toBeVisible()
})

test('K135 a contributor sees what is kept back, without a button', async () => {
  const access = { role: 'contributor', until: null, has_ended: false, since: minutesAgo(9) }
  backend.procedures['my_access'] = () => [{ ...access, rights: ['write'] }]
  storeSession(strangerId)
  site.changes = [{ ...changedTour, key: 'tour:2', id: 2, title: 'Tour 2' }]
  site.kept = [keptTour]
  const { review } = await openReview()
  expect(await review.findByRole('list', { name: 'Kept back' })).toHaveTextContent('Tour 1')
  expect(review.getByRole('link', { name: 'Tour 2' })).toBeVisible()
  expect(review.queryByRole('button', { name: /Keep back|Let it go out/ })).toBeNull()
})

test('K137 the editor keeps the site as it is at once, and says so until it is let go', async () => {
  site.changes = [changedTour]
  const { user } = openStudio('/admin/tours/1')
  await findPage('Tour 1 🌱')
  await user.click(await screen.findByRole('button', { name: 'Keep back' }))
  expect(await screen.findByText(/^Kept back: the site goes on showing/)).toBeVisible()
  expect(
    await screen.findByText('What you save here goes there once you let it go out.'),
  ).toBeVisible()
  expect(calls).toEqual([{ kind: 'tour', id: 1, live_hash: 'a', live_row: contentOf().tours[0] }])
  const bar = within(screen.getByRole('region', { name: 'Publishing' }))
  expect(await bar.findAllByText('Nothing waits, 1 kept back')).not.toEqual([])
  await user.click(screen.getByRole('button', { name: 'Let it go out' }))
  expect(await screen.findByRole('button', { name: 'Keep back' })).toBeVisible()
  expect(screen.queryByText(/^Kept back/)).toBeNull()
})

test('K137 lists mark what is kept back', async () => {
  site.kept = [keptTour]
  const { card } = await openTours()
  await waitFor(() => expect(card(1).getByText('Kept back')).toBeVisible())
  expect(card(2).queryByText('Kept back')).toBeNull()
})

test('K137 an entry that visitors do not see yet has nothing to keep back', async () => {
  backend.manifest = manifestOf({ items: [] })
  openStudio('/admin/tours/1')
  await findPage('Tour 1 🌱')
  await screen.findAllByText('Not on the site yet')
  expect(screen.queryByRole('button', { name: 'Keep back' })).toBeNull()
})
