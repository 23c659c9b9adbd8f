import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, storeSession, useFakeBackend } from '../support/fake-backend'
import { openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))

test('V80 the best months are shown as visitors will see them, as they are chosen', async () => {
  const { user } = openStudio('/admin/tours/1')
  await screen.findByRole('button', { name: 'Save' })
  const months = within(screen.getByRole('group', { name: 'Best months' }))
  const wheel = () =>
    screen.getByRole('group', { name: 'Best months' }).querySelectorAll('[data-best]')
  expect(months.getByRole('status')).toHaveTextContent(
    'Without a month, visitors see no best months.',
  )
  expect(wheel()).toHaveLength(0)
  for (const name of ['January', 'February', 'December']) {
    await user.click(months.getByRole('checkbox', { name }))
  }
  expect(months.getByRole('status')).toHaveTextContent('Visitors will read: December to February')
  expect(wheel()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(backend.tables['tours']?.find((row) => row['id'] === 1)).toMatchObject({
      best_months: [1, 2, 12],
    }),
  )
})
