import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, storeSession, strangerId, useFakeBackend } from '../support/fake-backend'
import { changedTour, minutesAgo, publishRow, site, useFakeSite } from '../support/fake-site'
import { findPage, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => storeSession(adminId))

const change = (actor: string) => ({
  id: 7,
  at: minutesAgo(3),
  actor,
  actor_name: 'Otieno',
  actor_email: 'otieno@example.com',
  table_name: 'tours',
  op: 'UPDATE',
  row_id: '1',
  title: 'Tour 1',
})

function beContributor() {
  const access = { role: 'contributor', until: null, has_ended: false, since: minutesAgo(9) }
  backend.procedures['my_access'] = () => [{ ...access, rights: ['write'] }]
  storeSession(strangerId)
}

async function openDashboard() {
  const { user } = openStudio('/admin')
  await findPage('Dashboard')
  return user
}

test('K78 the dashboard lists what waits to be published, who saved it, and the last publish', async () => {
  site.changes = [changedTour]
  site.publishes = [publishRow(4, { status: 'live', finished_at: minutesAgo(60) })]
  backend.procedures['activity'] = () => [change('other')]
  const user = await openDashboard()
  const panel = within(screen.getByRole('region', { name: 'On the site' }))
  const list = within(await panel.findByRole('list', { name: 'Waits to be published' }))
  expect(list.getByRole('link', { name: 'Tour 1' })).toHaveAttribute('href', '/admin/tours/1')
  await waitFor(() =>
    expect(list.getByRole('listitem')).toHaveTextContent('saved by Otieno (otieno@example.com)'),
  )
  expect(panel.getByText(/^Last published by/)).toHaveTextContent('Test Admin (admin@example.com)')
  await user.click(panel.getByRole('button', { name: 'Review 1 change' }))
  expect(await screen.findByRole('dialog', { name: 'Publish' })).toBeVisible()
})

test('K78 with nothing to publish the panel says so and offers nothing', async () => {
  await openDashboard()
  const panel = within(screen.getByRole('region', { name: 'On the site' }))
  expect(await panel.findByText('Everything is on the site')).toBeVisible()
  expect(panel.queryByRole('button')).toBeNull()
})

test('K81 a first visit is led in three steps, which say what is done', async () => {
  backend.procedures['activity'] = () => [change(adminId)]
  const user = await openDashboard()
  const steps = within(await screen.findByRole('region', { name: 'Three first steps' }))
  const done = () => steps.getAllByRole('listitem').map((step) => /\(done\)/.test(step.textContent))
  await waitFor(() => expect(done()).toEqual([false, true, false]))
  await user.click(steps.getByRole('link', { name: /^Look at the site/ }))
  expect(done()).toEqual([true, true, false])
})

test('K158 a contributor is led to a draft and an upload, not to Publish or a review', async () => {
  beContributor()
  site.changes = [changedTour]
  backend.procedures['activity'] = () => [
    { ...change(strangerId), table_name: 'invitations' },
    { ...change(strangerId), id: 6, table_name: 'gallery_images' },
  ]
  await openDashboard()
  const panel = within(screen.getByRole('region', { name: 'On the site' }))
  await panel.findByRole('list', { name: 'Waits to be published' })
  expect(panel.queryByRole('button')).toBeNull()
  const steps = within(await screen.findByRole('region', { name: 'Three first steps' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Look at the site/),
    expect.stringMatching(/^2Write one draft of a tour(?! \(done\))/),
    expect.stringMatching(/^Upload one picture \(done\)/),
  ])
  expect(steps.getByRole('link', { name: 'Write one draft of a tour' })).toHaveAttribute(
    'href',
    '/admin/tours/new',
  )
})

test('K158 a contributor who has written and uploaded is not led', async () => {
  beContributor()
  backend.procedures['activity'] = () => [
    change(strangerId),
    { ...change(strangerId), id: 6, table_name: 'gallery_images' },
  ]
  await openDashboard()
  await screen.findAllByText('Otieno')
  const panel = within(screen.getByRole('region', { name: 'On the site' }))
  await panel.findByText('Everything is on the site')
  expect(screen.queryByRole('region', { name: 'Three first steps' })).toBeNull()
})

test('K81 to accept an invitation is no change of content', async () => {
  backend.procedures['activity'] = () => [{ ...change(adminId), table_name: 'invitations' }]
  await openDashboard()
  const steps = within(await screen.findByRole('region', { name: 'Three first steps' }))
  expect(steps.queryByText('(done)')).toBeNull()
})

test('K81 the steps can be hidden, which this device remembers', async () => {
  const user = await openDashboard()
  await user.click(await screen.findByRole('button', { name: 'Hide the first steps' }))
  expect(screen.queryByRole('region', { name: 'Three first steps' })).toBeNull()
  expect(Object.keys(window.localStorage)).toContain(`studio-first-steps:${adminId}:dismissed`)
})

test.each([
  [adminId, false],
  ['another account', true],
])('K81 the steps hidden by %s are shown here: %s', async (account, isShown) => {
  window.localStorage.setItem(`studio-first-steps:${account}:dismissed`, 'true')
  backend.procedures['activity'] = () => [change('other')]
  await openDashboard()
  await screen.findByText('Otieno')
  const panel = within(screen.getByRole('region', { name: 'On the site' }))
  await panel.findByText('Everything is on the site')
  const steps = screen.queryByRole('region', { name: 'Three first steps' })
  expect(steps !== null).toBe(isShown)
})

test('K81 who has changed and published something is not led', async () => {
  backend.procedures['activity'] = () => [change(adminId)]
  site.publishes = [publishRow(4, { status: 'live', finished_at: minutesAgo(60) })]
  await openDashboard()
  const panel = within(screen.getByRole('region', { name: 'On the site' }))
  await panel.findByText(/^Last published by/)
  expect(screen.queryByRole('region', { name: 'Three first steps' })).toBeNull()
})
