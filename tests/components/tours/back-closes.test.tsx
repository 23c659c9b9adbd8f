import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { tourDialog } from '../../../src/components/tours/tour-dialog-slot'
import { visit } from '../../render'
import { explore, field, fill, openBooking, tour } from './dialog-steps'

beforeAll(() => tourDialog.load(), 60_000)

const dialog = () => screen.queryByRole('dialog')

test('V3 Back closes the tour of the home page; Forward opens it, and it can be closed again', async () => {
  const { address, go, user } = await explore(['/about', '/'])
  act(() => go(-1))
  expect(dialog()).toBeNull()
  expect(address()).toBe('/')
  act(() => go(1))
  expect(await screen.findByRole('dialog')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
  expect(address()).toBe('/')
  act(() => go(1))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
  act(() => go(-1))
  expect(address()).toBe('/about')
})

test('V3 Back from a page that a tour of the home page led to opens the tour again', async () => {
  const { address, go, user } = await explore('/')
  await user.click(screen.getByRole('link', { name: /^Cancellation guidelines/ }))
  expect(address()).toMatch(/^\/blog/)
  expect(dialog()).toBeNull()
  act(() => go(-1))
  expect(await screen.findByRole('dialog', { name: /Coffee/ })).toBeVisible()
})

test('V3 Back closes the film', async () => {
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  const { address, go } = await visit(['/about', '/'])
  fireEvent.click(screen.getByRole('button', { name: /^Watch Story/ }))
  expect(await screen.findByRole('dialog', { name: 'Our story' })).toBeVisible()
  act(() => go(-1))
  expect(dialog()).toBeNull()
  expect(address()).toBe('/')
}, 60_000)

test.each(['/', '/tours?q=cherry'])(
  'V3 Back on %s turns the booking form to the details and keeps what was typed',
  async (page) => {
    const { address, go, user } = await explore(page)
    const open = address()
    fireEvent.click(screen.getByText('Book Now'))
    await user.click(field('Name'))
    await user.paste('Visitor')
    act(() => go(-1))
    expect(address()).toBe(open)
    fireEvent.click(await screen.findByRole('button', { name: 'Book Now' }))
    expect(field('Name')).toHaveValue('Visitor')
    act(() => go(-1))
    act(() => go(-1))
    expect(dialog()).toBeNull()
    expect(address()).toBe(page)
  },
)

test('V3 Forward turns to the booking form again, with what was typed', async () => {
  const { go, user } = await openBooking()
  await fill(user, { name: 'Visitor' })
  act(() => go(-1))
  act(() => go(1))
  await waitFor(() => expect(field('Name')).toHaveValue('Visitor'))
})

test('V3 closing the booking form leaves no entry of it behind', async () => {
  const { address, go, user } = await openBooking(['/about', '/tours?q=cherry'])
  await user.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  expect(address()).toBe('/tours?q=cherry')
  act(() => go(-1))
  expect(address()).toBe('/about')
})

test('V3 closing the booking form of a tour that was opened by a link leads to the list', async () => {
  const { address, user } = await visit(`/tours/${tour.slug}`)
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  await user.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  expect(address()).toBe('/tours')
})
