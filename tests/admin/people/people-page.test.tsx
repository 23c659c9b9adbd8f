import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
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
import {
  expectConsoleErrors,
  findPage,
  findToast,
  openStudio,
  toastTitles,
} from '../support/render-studio'

useFakeBackend()
useBrowserStubs()

type Row = Record<string, unknown>

let people: Row[] = []

beforeEach(() => {
  storeSession(adminId)
  const since = { created_at: '2026-01-02 08:00:00+00', last_sign_in_at: null }
  people = [
    {
      ...since,
      id: adminId,
      full_name: 'Test Admin',
      contact_email: 'contact@example.com',
      sign_in_email: 'admin@example.com',
      is_admin: true,
      is_confirmed: true,
      is_self: true,
      last_sign_in_at: '2026-11-20 10:00:00+00',
    },
    {
      ...since,
      id: strangerId,
      full_name: null,
      contact_email: null,
      sign_in_email: 'stranger@example.com',
      is_admin: false,
      is_confirmed: true,
      is_self: false,
    },
    {
      ...since,
      id: 'third',
      full_name: 'Not Yet',
      contact_email: null,
      sign_in_email: 'third@example.com',
      is_admin: false,
      is_confirmed: false,
      is_self: false,
    },
  ]
  server.use(
    http.post('*/rest/v1/rpc/people', () =>
      HttpResponse.json(people, { headers: { 'content-range': `0-2/${people.length}` } }),
    ),
  )
})

async function openPeople() {
  const { user } = openStudio('/admin/people')
  await findPage('People')
  await screen.findByRole('list', { name: 'Accounts' })
  const item = (name: string) => {
    const found = screen.getByRole('heading', { name }).closest('li')
    if (!found) throw new Error(`${name} is not in the list`)
    return within(found)
  }
  const confirm = async (name: string) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
    await user.click(question.getByRole('button', { name }))
  }
  return { user, item, confirm }
}

test('K22: lists who has an account, what they may, and when they were last there', async () => {
  const { item } = await openPeople()
  expect(item('Test Admin').getByText('Administrator')).toBeVisible()
  expect(item('Test Admin').getByText('You')).toBeVisible()
  expect(item('Test Admin').getByText('admin@example.com')).toBeVisible()
  expect(item('Test Admin').getByText('Contact: contact@example.com')).toBeVisible()
  expect(item('Test Admin').getByText(/Last login/)).toHaveTextContent('Last login: 20 Nov 2026')
  expect(item('stranger@example.com').getByText(/Last login/)).toHaveTextContent('login: never')
  expect(item('Not Yet').getByText('Address not confirmed')).toBeVisible()
  expect(item('Not Yet').queryByRole('button')).toBeNull()
  const request = seen('POST', 'rpc/people')[0]
  expect(request?.query.get('order')).toBe('is_admin.desc,created_at.asc,id.asc')
  expect(request?.query.get('limit')).toBe('50')
})

test('K22 E-4: says how to let somebody in', async () => {
  await openPeople()
  expect(screen.getByText(`${window.location.host}/auth`)).toBeVisible()
})

test('K22: makes somebody an administrator after a question', async () => {
  backend.procedures['grant_admin_role'] = () => {
    people = people.map((row) => (row['id'] === strangerId ? { ...row, is_admin: true } : row))
    return 'granted'
  }
  const { user, item, confirm } = await openPeople()
  await user.click(
    item('stranger@example.com').getByRole('button', { name: /^Make administrator/ }),
  )
  await confirm('Make administrator')
  await findToast('stranger@example.com is an administrator now')
  expect(seen('POST', 'rpc/grant_admin_role')[0]?.body).toEqual({ account: strangerId })
  expect(await item('stranger@example.com').findByText('Administrator')).toBeVisible()
})

test('K22: says when there was nothing to change', async () => {
  backend.procedures['grant_admin_role'] = () => 'already admin'
  const { user, item, confirm } = await openPeople()
  await user.click(
    item('stranger@example.com').getByRole('button', { name: /^Make administrator/ }),
  )
  await confirm('Make administrator')
  await findToast('stranger@example.com was an administrator already')
  expect(seen('POST', 'rpc/people').length).toBeGreaterThan(1)
})

test.each([
  ['23514', 400, /This is the last administrator\./],
  ['PT404', 404, /This account is gone\./],
  ['42501', 403, 'Your account may not do this.'],
])('K22: the refusal %s is told beside the person', async (code, status, sentence) => {
  server.use(
    http.post('*/rest/v1/rpc/revoke_admin_role', () =>
      HttpResponse.json({ code, message: 'secret_rule' }, { status }),
    ),
  )
  const { user, item, confirm } = await openPeople()
  await user.click(item('Test Admin').getByRole('button', { name: /^Take admin rights away/ }))
  expect(screen.getByText(/This is your own account: you leave the studio at once/)).toBeVisible()
  await confirm('Take rights away')
  await findToast('Failed to change the rights')
  expect(item('Test Admin').getByText(sentence)).toBeVisible()
  expect(document.body).not.toHaveTextContent('secret_rule')
})

test('K22: whoever gives up the own rights is led out', async () => {
  backend.procedures['revoke_admin_role'] = () => {
    backend.tables['user_roles'] = []
    return 'revoked'
  }
  const { user, item, confirm } = await openPeople()
  await user.click(item('Test Admin').getByRole('button', { name: /^Take admin rights away/ }))
  await confirm('Take rights away')
  await findPage('Public home')
  await findToast('Access denied. Admin privileges required.')
  expect(window.location.pathname).toBe('/')
})

test('K22: looks for names and addresses, and leaves no sign of the filter to the typist', async () => {
  const { user } = await openPeople()
  await user.type(screen.getByLabelText('Search names and addresses'), 'o),id.eq.(')
  await waitFor(() => expect(window.location.search).toContain('q='))
  await waitFor(() =>
    expect(seen('POST', 'rpc/people').at(-1)?.query.get('or')).toBe(
      '(full_name.ilike.*o*id.eq.*,sign_in_email.ilike.*o*id.eq.*,contact_email.ilike.*o*id.eq.*)',
    ),
  )
})

test('K22 K32: a list that could not be read says so and offers another try', async () => {
  expectConsoleErrors()
  server.use(http.post('*/rest/v1/rpc/people', () => new HttpResponse('{}', { status: 403 })))
  const { user } = openStudio('/admin/people')
  await findToast('Failed to load people')
  expect(toastTitles()).toEqual(['Failed to load people'])
  server.use(
    http.post('*/rest/v1/rpc/people', () =>
      HttpResponse.json(people, { headers: { 'content-range': '0-2/3' } }),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Test Admin' })).toBeVisible()
})
