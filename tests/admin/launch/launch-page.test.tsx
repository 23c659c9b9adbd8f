import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { isSampleAddress } from '../../../src/lib/sample-address'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  strangerId,
  useFakeBackend,
} from '../support/fake-backend'
import { useFakeSite } from '../support/fake-site'
import { mendedAnswer, shippedAnswer } from '../support/launch-answer'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

vi.mock(import('../../../src/lib/sample-address'), { spy: true })

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => storeSession(adminId))

const pointOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  const point = heading.closest('li')
  if (!point) throw new Error(`${title} is not in the list`)
  return within(point)
}

/** The account of the session has a confirmed second factor. */
function haveSecondFactor(): void {
  const factor = { id: 'f', factor_type: 'totp', status: 'verified' }
  server.use(
    http.get('*/auth/v1/user', () =>
      HttpResponse.json({ id: adminId, email: 'admin@example.com', factors: [factor] }),
    ),
  )
}

test('K33 every point has its state, its reason and one link', async () => {
  backend.procedures['launch_state'] = () => shippedAnswer
  openStudio('/admin/launch')
  await findPage('Launch check')
  const phone = await pointOf('Phone number')
  expect(phone.getByText('To do')).toBeVisible()
  expect(phone.getByText(/Every booking begins/)).toBeVisible()
  expect(phone.getAllByRole('link')).toHaveLength(1)
  expect(phone.getByRole('link', { name: 'Mend it: Phone number' })).toHaveAttribute(
    'href',
    '/admin/site/company#phone',
  )
  expect((await pointOf('Backup')).getByText(/runs npm run backup/)).toBeVisible()
  expect(screen.getByText('18 points of 18 left to do.')).toBeVisible()
})

test('K33 a done point says what it is, and asks for nothing', async () => {
  haveSecondFactor()
  openStudio('/admin/launch')
  const phone = await pointOf('Phone number')
  expect(phone.getByText('Done')).toBeVisible()
  expect(phone.getByText('It is +254 722 123 456.')).toBeVisible()
  expect(phone.queryByRole('link')).toBeNull()
  expect((await pointOf('Your second factor')).getByText('Done')).toBeVisible()
  // The build of the tests has no address of its own.
  expect(screen.getByText('1 point of 18 left to do.')).toBeVisible()
})

test('K33 a sheet that the table lacks is as the site has it', async () => {
  const { company: _company, ...sheets } = mendedAnswer.sheets
  backend.procedures['launch_state'] = () => ({ ...mendedAnswer, sheets })
  openStudio('/admin/launch')
  expect((await pointOf('Phone number')).getByText('To do')).toBeVisible()
})

test('K33 what the sign-in server does not say cannot be known', async () => {
  expectConsoleErrors()
  server.use(http.get('*/auth/v1/user', () => HttpResponse.json({}, { status: 403 })))
  openStudio('/admin/launch')
  const point = await pointOf('Your second factor')
  expect(point.getByText('Cannot be known from here')).toBeVisible()
})

test('K33 a failed read says so and can be repeated', async () => {
  expectConsoleErrors()
  server.use(
    http.post('*/rest/v1/rpc/launch_state', () => new HttpResponse('{}', { status: 403 }), {
      once: true,
    }),
  )
  const { user } = openStudio('/admin/launch')
  expect(await screen.findByText('The launch check could not be read')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Try again|Retry/ }))
  expect((await pointOf('Phone number')).getByText('Done')).toBeVisible()
})

test('K35 an administrator keeps a point as it is, and puts it back', async () => {
  let marks: Record<string, string> = {}
  backend.procedures['launch_state'] = () => ({ ...shippedAnswer, marks })
  backend.procedures['keep_as_shipped'] = ({ of_point, is_kept }) => {
    marks = is_kept === true ? { [String(of_point)]: '2026-11-20T08:00:00+00:00' } : {}
    return true
  }
  const { user } = openStudio('/admin/launch')
  const keep = 'Keep it as it is: Licences and memberships'
  await user.click(await screen.findByRole('button', { name: keep }))
  await findToast('Kept as it is')
  const back = 'Put it back on the list: Licences and memberships'
  await user.click(await screen.findByRole('button', { name: back }))
  expect(await screen.findByRole('button', { name: keep })).toBeVisible()
  expect(seen('POST', 'rpc/keep_as_shipped').map(({ body }) => body)).toEqual([
    { of_point: 'licences', is_kept: true },
    { of_point: 'licences', is_kept: false },
  ])
})

test('K35 a refusal to keep a point is said, and changes nothing', async () => {
  expectConsoleErrors()
  backend.procedures['launch_state'] = () => shippedAnswer
  server.use(
    http.post('*/rest/v1/rpc/keep_as_shipped', () =>
      HttpResponse.json({ code: '42501', message: 'secret words' }, { status: 403 }),
    ),
  )
  const { user } = openStudio('/admin/launch')
  await user.click(await screen.findByRole('button', { name: 'Keep it as it is: Company name' }))
  await findToast('That could not be saved')
  expect(screen.queryByText(/secret words/)).toBeNull()
  expect((await pointOf('Company name')).getByText('To do')).toBeVisible()
})

test('K36 an editor sees what only administrators mend, without a link', async () => {
  storeSession(strangerId)
  backend.procedures['my_access'] = () => [
    {
      role: 'editor',
      until: null,
      has_ended: false,
      since: '2026-11-01T08:00:00+00:00',
      rights: ['write', 'publish'],
    },
  ]
  backend.procedures['launch_state'] = () => shippedAnswer
  openStudio('/admin/launch')
  const phone = await pointOf('Phone number')
  expect(phone.getByText('Ask an administrator to mend it.')).toBeVisible()
  expect(phone.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Keep it as it is/ })).toBeNull()
  expect((await pointOf('Tours')).getByRole('link')).toHaveAttribute('href', '/admin/tours/7')
})

test('K34 the dashboard shows how many points are left, and the first three', async () => {
  backend.procedures['launch_state'] = () => shippedAnswer
  openStudio('/admin')
  const panel = within(await screen.findByRole('region', { name: 'Before the launch' }))
  expect(panel.getByText('18 points of 18 left to do')).toBeVisible()
  const first = within(panel.getByRole('list', { name: 'First points' }))
  expect(first.getAllByRole('listitem')).toHaveLength(3)
  expect(first.getByRole('link', { name: 'Phone number' })).toHaveAttribute(
    'href',
    '/admin/site/company#phone',
  )
  expect(panel.getByRole('link', { name: 'Launch check' })).toHaveAttribute('href', '/admin/launch')
})

test('K34 with nothing left the dashboard says nothing of it', async () => {
  haveSecondFactor()
  const panel = () => screen.queryByRole('region', { name: 'Before the launch' })
  const first = openStudio('/admin')
  // The build of the tests has no address of its own.
  await waitFor(() => expect(panel()).toHaveTextContent('1 point of 18 left to do'))
  first.unmount()
  vi.mocked(isSampleAddress).mockReturnValue(false)
  openStudio('/admin')
  await waitFor(() => expect(seen('POST', 'rpc/launch_state')).toHaveLength(2))
  await screen.findByRole('region', { name: 'Drafts' })
  expect(panel()).toBeNull()
})

test.each([
  ['/admin/site', 'launch check'],
  ['/admin/settings', /^Launch check/],
])('K34 %s leads to the launch check', async (address, name) => {
  openStudio(address)
  const links = await screen.findAllByRole('link', { name })
  expect(links.at(-1)).toHaveAttribute('href', '/admin/launch')
})

test('K39 a link of a point puts the focus on the field that mends it', async () => {
  backend.tables['site_facts'] = [
    { id: 1, key: 'company', value: shippedAnswer.sheets.company, version: 1 },
  ]
  backend.procedures['launch_state'] = () => shippedAnswer
  const { user } = openStudio('/admin/launch')
  await user.click(await screen.findByRole('link', { name: 'Mend it: Phone number' }))
  await findPage('Company')
  await waitFor(() => expect(screen.getByLabelText(/^Phone number/)).toHaveFocus())
})

test('K39 the link of the second factor leads to its card in the settings', async () => {
  const { user } = openStudio('/admin/launch')
  await user.click(await screen.findByRole('link', { name: 'Mend it: Your second factor' }))
  await findPage('Profile Settings')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus())
})
