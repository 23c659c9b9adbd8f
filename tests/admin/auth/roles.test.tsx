import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  backend,
  seen,
  storeSession,
  strangerId,
  tourRow,
  useFakeBackend,
} from '../support/fake-backend'
import { findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()

const until = '2099-03-03T21:00:00+00:00'

function giveRole(role: string, rights: string[], more: object = {}): void {
  const access = { role, until, has_ended: false, since: '2026-11-01T08:00:00+00:00', rights }
  backend.procedures['my_access'] = () => [{ ...access, ...more }]
}

beforeEach(() => {
  storeSession(strangerId)
  giveRole('contributor', ['write'])
  backend.tables['tours'] = [
    tourRow(1, { title: 'Live tour' }),
    tourRow(2, { title: 'Own draft', status: 'draft', created_by: strangerId }),
    tourRow(3, { title: 'Draft of another', status: 'draft', created_by: 'another' }),
    tourRow(4, {
      title: 'Was live',
      status: 'draft',
      first_published_at: '2026-01-01T08:00:00+00:00',
      created_by: strangerId,
    }),
  ]
})

test('K45 the first sign-in says which role it is, what it may do and until when, once', async () => {
  const { user, unmount } = openStudio('/admin')
  const welcome = within(await screen.findByRole('region', { name: 'Your role' }))
  expect(welcome.getByRole('heading')).toHaveTextContent(
    'Welcome. You are a contributor until the end of March 3, 2099.',
  )
  expect(welcome.getByText(/^You may write drafts/)).toBeVisible()
  await user.click(welcome.getByRole('button', { name: 'Understood' }))
  expect(screen.queryByRole('region', { name: 'Your role' })).toBeNull()
  unmount()
  openStudio('/admin/settings')
  expect(await screen.findByText(/^Your role:/)).toHaveTextContent(
    'Your role: Contributor until the end of March 3, 2099.',
  )
  expect(screen.queryByRole('region', { name: 'Your role' })).toBeNull()
})

test('K45 another role is news again', async () => {
  const first = openStudio('/admin')
  await first.user.click(await screen.findByRole('button', { name: 'Understood' }))
  first.unmount()
  giveRole('editor', ['write', 'publish'], { until: null })
  openStudio('/admin')
  expect(await screen.findByText('Welcome. You are an editor.')).toBeVisible()
})

/** The card of a tour in the list. */
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('li')
  if (!card) throw new Error(`${title} is not in the list`)
  return within(card)
}

test('K46 a contributor edits drafts, reads what is or was live, and deletes their own', async () => {
  openStudio('/admin/tours')
  await findPage('Manage Tours')
  await screen.findByRole('heading', { name: 'Live tour' })
  const buttons = (title: string) =>
    [...cardOf(title).queryAllByRole('link'), ...cardOf(title).queryAllByRole('button')].map(
      (control) => control.textContent,
    )
  expect(buttons('Live tour')).toEqual(['Read Live tour', 'Duplicate Live tour'])
  expect(buttons('Own draft')).toEqual([
    'Edit Own draft',
    'Duplicate Own draft',
    'Delete Own draft',
  ])
  expect(buttons('Draft of another')).toEqual([
    'Edit Draft of another',
    'Duplicate Draft of another',
  ])
  expect(buttons('Was live')).toEqual(['Read Was live', 'Duplicate Was live'])
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Change the tours/ })).toBeNull()
})

test('K46 a live tour is read-only for a contributor, and says why', async () => {
  const { user } = openStudio('/admin/tours/1')
  expect(await screen.findByText(/so only editors change it\./)).toBeVisible()
  expect(screen.getByLabelText('Title')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.keyboard('{Control>}s{/Control}')
  expect(seen('PATCH', 'tours')).toEqual([])
})

test('K46 a draft stays a draft for a contributor, who is told whom to ask', async () => {
  const { user } = openStudio('/admin/tours/2')
  const title = await screen.findByLabelText('Title')
  expect(title).toBeEnabled()
  expect(screen.getAllByRole('radio', { name: /Draft|Published/ })).toHaveLength(1)
  expect(screen.getByText(/^Ask an editor to publish it/)).toBeVisible()
  await user.type(title, '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await findToast('Tour updated successfully')
  expect(seen('PATCH', 'tours')[0]?.body).toMatchObject({ title: 'Own draft!', status: 'draft' })
})

test('K46 a contributor is offered no people, and an address by hand says who sees them', async () => {
  const first = openStudio('/admin')
  await findPage('Dashboard')
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull()
  first.unmount()
  openStudio('/admin/people')
  expect(await screen.findByText(/^Only administrators see who has access/)).toBeVisible()
  expect(seen('POST', 'rpc/people')).toEqual([])
})

test('K46 an editor publishes and restores, and manages no people', async () => {
  giveRole('editor', ['write', 'publish'])
  openStudio('/admin/tours')
  await screen.findByRole('heading', { name: 'Live tour' })
  expect(cardOf('Live tour').getByRole('button', { name: 'Feature Live tour' })).toBeVisible()
  expect(cardOf('Live tour').getByRole('button', { name: 'Delete Live tour' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull()
})

test.each([
  [undefined, /no role yet\. Ask an administrator to invite exactly this address\./],
  [
    { role: 'editor', until: '2026-01-05T21:00:00+00:00', has_ended: true, rights: [] },
    /Your access as editor ended on January 5, 2026\./,
  ],
])('K47 an account without rights is told what to do (%#)', async (access, text) => {
  backend.procedures['my_access'] = () => (access ? [access] : [])
  const first = openStudio('/admin')
  await findToast('Access denied. Admin privileges required.')
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toHaveTextContent(text))
  first.unmount()
  openStudio('/auth')
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text))
})
