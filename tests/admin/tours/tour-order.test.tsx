import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  storeSession,
  tourRow,
  useFakeBackend,
} from '../support/fake-backend'
import { findPage, findToast, openStudio } from '../support/render-studio'
import { tourEntries } from './open-tours'

useFakeBackend()
useBrowserStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['tours'] = [1, 2, 3].map((id) => tourRow(id, { sort_order: id * 1024 }))
  backend.procedures['move_row'] = ({ row_id, before_id }) => {
    const rows = (backend.tables['tours'] ?? []).toSorted(
      (one, other) => Number(one['sort_order']) - Number(other['sort_order']),
    )
    const others = rows.filter(({ id }) => id !== row_id)
    const place =
      before_id === null ? others.length : others.findIndex(({ id }) => id === before_id)
    const inOrder = others.toSpliced(place, 0, ...rows.filter(({ id }) => id === row_id))
    for (const [index, row] of inOrder.entries()) row['sort_order'] = (index + 1) * 1024
    return (place + 1) * 1024
  }
})

async function openOrder(query = '') {
  const { user } = openStudio(`/admin/tours?sort=order${query}`)
  await findPage('Manage Tours')
  await waitFor(() => expect(tourEntries()).not.toEqual([]))
  return user
}

const titles = () => tourEntries().map((entry) => within(entry).getByRole('link').textContent)
const moves = () => seen('POST', 'rpc/move_row').map(({ body }) => body)

test('K14 the buttons move a tour at once, save its position and announce it', async () => {
  const user = await openOrder()
  expect(titles()).toEqual(['Tour 1 🌱', 'Tour 2 🌱', 'Tour 3 🌱'])
  await user.click(screen.getByRole('button', { name: 'Move Tour 3 🌱 up' }))
  expect(titles()).toEqual(['Tour 1 🌱', 'Tour 3 🌱', 'Tour 2 🌱'])
  expect(screen.getByRole('button', { name: 'Move Tour 3 🌱 up' })).toHaveFocus()
  expect(screen.getByText('Tour 3 🌱 is at position 2 of 3.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Move Tour 1 🌱 down' }))
  await user.click(screen.getByRole('button', { name: 'Move Tour 1 🌱 down' }))
  await waitFor(() =>
    expect(moves()).toEqual([
      { of_table: 'tours', row_id: 3, before_id: 2 },
      { of_table: 'tours', row_id: 1, before_id: 2 },
      { of_table: 'tours', row_id: 1, before_id: null },
    ]),
  )
  await waitFor(() => expect(seen('GET', 'tours').length).toBeGreaterThan(1))
  expect(titles()).toEqual(['Tour 3 🌱', 'Tour 2 🌱', 'Tour 1 🌱'])
})

test('K14 a failed move shows an error and restores the saved order', async () => {
  const user = await openOrder()
  backend.procedures = {}
  await user.click(screen.getByRole('button', { name: 'Move Tour 3 🌱 up' }))
  await findToast('Failed to update tour')
  await waitFor(() => expect(titles()).toEqual(['Tour 1 🌱', 'Tour 2 🌱', 'Tour 3 🌱']))
})

test('K14 K12 a filtered list cannot be reordered', async () => {
  const user = await openOrder('&q=tour')
  expect(screen.getByText('Clear the filters to change the order of the tours.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('button', { name: 'Move Tour 1 🌱 down' })).toBeEnabled()
})

test('K14 K12 a tour can be moved to the previous or next page', async () => {
  backend.tables['tours'] = Array.from({ length: 60 }, (_, index) =>
    tourRow(index + 1, { sort_order: (index + 1) * 1024, created_at: '2026-01-01T08:00:00+00:00' }),
  )
  const user = await openOrder('&page=2')
  expect(titles()).toHaveLength(10)
  expect(screen.getByRole('button', { name: 'Move Tour 60 🌱 down' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Move Tour 51 🌱 up' }))
  expect(screen.getByText('Tour 51 🌱 is at position 50 of 60.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move Tour 52 🌱 up' })).toHaveFocus()
  await waitFor(() => expect(moves()).toEqual([{ of_table: 'tours', row_id: 51, before_id: 50 }]))
  await waitFor(() => expect(titles()[0]).toBe('Tour 50 🌱'))
})
