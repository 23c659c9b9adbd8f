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
    http.post('*/rest/v1/rpc/people', ({ request }) => {
      const onlySelf = new URL(request.url).searchParams.has('is_self')
      const rows = onlySelf ? people.filter((row) => row['is_self']) : people
      return HttpResponse.json(rows, { headers: { 'content-range': `0-2/${people.length}` } })
    }),
  )
})

/** Changes the row of an account. */
function changeAccount(id: string, changes: Row): void {
  people = people.map((row) => (row['id'] === id ? { ...row, ...changes } : row))
}

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
  expect(item('Test Admin').getByText(/Last login/)).toHaveTextContent('Last login: Nov 20, 2026')
  expect(item('stranger@example.com').getByText(/Last login/)).toHaveTextContent('login: never')
  expect(item('Not Yet').getByText('Address not confirmed')).toBeVisible()
  expect(item('Not Yet').queryByRole('button')).toBeNull()
  const request = seen('POST', 'rpc/people')[0]
  expect(request?.query.get('order')).toBe('is_admin.desc,created_at.asc,id.asc')
  expect(request?.query.get('limit')).toBe('50')
})

test('K22 says how to give someone access', async () => {
  await openPeople()
  expect(screen.getByText(`${window.location.host}/auth`)).toBeVisible()
})

test('K22: grants the admin role after a confirmation', async () => {
  backend.procedures['grant_admin_role'] = () => {
    changeAccount(strangerId, { is_admin: true })
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

test('K22: says if there was nothing to change', async () => {
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
  ['PT404', 404, /This account no longer exists\./],
  ['PT423', 423, /This is the owner, whose rights nobody can take away\./],
  ['42501', 403, 'Your account may not do this.'],
])('K22: the refusal %s is shown beside the person', async (code, status, sentence) => {
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

test('K22: users who revoke their own rights leave the studio', async () => {
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

test('Z80 the list marks the owner and offers nothing that would be refused', async () => {
  changeAccount(strangerId, { is_admin: true, is_owner: true })
  const { item } = await openPeople()
  const owner = item('stranger@example.com')
  expect(owner.getByText('Owner')).toBeVisible()
  expect(owner.queryByRole('button')).toBeNull()
  expect(owner.getByText('The owner keeps these rights until handing over.')).toBeVisible()
  const own = item('Test Admin')
  expect(own.queryByText('Owner')).toBeNull()
  expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Take admin rights away: Test Admin',
  ])
})

test('Z80 the owner cannot revoke their own rights, but can hand over to another administrator', async () => {
  changeAccount(adminId, { is_owner: true })
  changeAccount(strangerId, { is_admin: true })
  backend.procedures['hand_over'] = () => {
    changeAccount(adminId, { is_owner: false })
    changeAccount(strangerId, { is_owner: true })
    return undefined
  }
  const { user, item, confirm } = await openPeople()
  expect(item('Test Admin').queryByRole('button')).toBeNull()
  expect(item('Test Admin').getByText(/^You are the owner\. Hand over to another/)).toBeVisible()
  expect(item('Not Yet').queryByRole('button')).toBeNull()
  await user.click(
    await item('stranger@example.com').findByRole('button', { name: /^Hand over ownership/ }),
  )
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /becomes the owner: nobody can then take the administrator rights .* You stay an administrator/,
  )
  expect(seen('POST', 'rpc/hand_over')).toEqual([])
  await confirm('Hand over')
  await findToast('stranger@example.com is the owner now')
  expect(seen('POST', 'rpc/hand_over')[0]?.body).toEqual({ account: strangerId })
  expect(await item('stranger@example.com').findByText('Owner')).toBeVisible()
  expect(await item('Test Admin').findByRole('button', { name: /^Take admin/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull()
})

test.each([
  ['PT409', 409, 'Only an administrator can become the owner.'],
  ['42501', 403, 'Only the owner can hand over, and you are not the owner any more.'],
  ['', 500, 'The server has a problem at the moment.'],
])('Z80 a refused hand-over (%s) is shown beside the person', async (code, status, text) => {
  changeAccount(adminId, { is_owner: true })
  changeAccount(strangerId, { is_admin: true })
  server.use(
    http.post('*/rest/v1/rpc/hand_over', () =>
      HttpResponse.json({ code, message: 'secret_rule' }, { status }),
    ),
  )
  const { user, item, confirm } = await openPeople()
  await user.click(
    await item('stranger@example.com').findByRole('button', { name: /^Hand over ownership/ }),
  )
  await confirm('Hand over')
  await findToast('Failed to hand over')
  expect(item('stranger@example.com').getByText(text, { exact: false })).toBeVisible()
  expect(document.body).not.toHaveTextContent('secret_rule')
})

test('K22: searches names and e-mails, and removes the filter syntax from what was typed', async () => {
  const { user } = await openPeople()
  await user.type(screen.getByLabelText('Search names and addresses'), 'o),id.eq.(')
  await waitFor(() => expect(window.location.search).toContain('q='))
  await waitFor(() =>
    expect(
      seen('POST', 'rpc/people')
        .findLast(({ query }) => query.has('or'))
        ?.query.get('or'),
    ).toBe(
      '(full_name.ilike.*o*id.eq.*,sign_in_email.ilike.*o*id.eq.*,contact_email.ilike.*o*id.eq.*)',
    ),
  )
})

test('K22 K32: a list that could not be loaded says so and offers to retry', async () => {
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
