import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
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
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))

test('M6 K1 Edit opens every field of the tour as it is stored', async () => {
  openStudio('/admin/tours/1')
  await findPage('Tour 1 🌱')
  for (const [label, value] of [
    ['Title', 'Tour 1 🌱'],
    ['Web address', 'tour-1'],
    ['Category', 'Farm Tours'],
    ['Duration', '1 day'],
    ['Location', 'Naivasha'],
    ['Group size', '4-150'],
    ['Address of the picture', '/art/tour-1.avif'],
    ['What the picture shows', 'Painting 1'],
    ['Itinerary, stop 1', 'Meet at the gate'],
    ['Includes, line 1', 'Lunch'],
    ['Text of link 1', 'Map'],
    ['Address of link 1', 'https://example.org/map'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(value)
  }
  expect(screen.getByRole('radio', { name: 'On the site' })).toBeChecked()
  expect(seen('GET', 'tours')[0]?.query.get('id')).toBe('eq.1')
})

test('K85 on phones the actions of an entry unfold on demand, so that the form comes first', async () => {
  const { user } = openStudio('/admin/tours/1')
  await findPage('Tour 1 🌱')
  const more = await screen.findByRole('button', { name: 'More' })
  const actions = screen.getByRole('button', { name: 'Duplicate' }).parentElement
  expect(more).toHaveAttribute('aria-controls', actions?.id)
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(actions).toHaveClass('max-md:hidden')
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(actions).not.toHaveClass('max-md:hidden')
})

test('M12 the page for a new tour has a heading and a link back', async () => {
  const { user } = openStudio('/admin/tours/new')
  await findPage('Add New Tour')
  await user.click(screen.getByRole('link', { name: 'Back to all tours' }))
  expect(await findPage('Manage Tours')).toHaveFocus()
})

test.each(['/admin/tours/99', '/admin/tours/0x1', '/admin/tours/1e3'])(
  'M6 says that there is no tour at %s',
  async (path) => {
    openStudio(path)
    await findPage('Tour not found')
    expect(seen('GET', 'tours').every(({ query }) => query.get('id') === 'eq.99')).toBe(true)
  },
)

test('M6 K32 a tour that fails to load shows an error without raw database text, and can be retried', async () => {
  expectConsoleErrors()
  server.use(
    http.get('*/rest/v1/tours', () =>
      HttpResponse.json({ message: 'secret_table' }, { status: 403 }),
    ),
  )
  const { user } = openStudio('/admin/tours/1')
  expect(await screen.findByText('Your account may not do this.')).toBeVisible()
  expect(document.body).not.toHaveTextContent('secret_table')
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await findPage('Tour 1 🌱')
})

test('K18 the form starts with the current tour, not with a cached one', async () => {
  const { user } = openStudio('/admin/tours/1')
  await user.click(await screen.findByRole('link', { name: 'Back to all tours' }))
  await findPage('Manage Tours')
  const stored = backend.tables['tours']?.find(({ id }) => id === 1)
  Object.assign(stored ?? {}, { location: 'Kericho', version: 7 })
  await user.click(await screen.findByRole('link', { name: 'Edit Tour 1 🌱' }))
  await waitFor(() => expect(screen.getByLabelText('Location')).toHaveValue('Kericho'))
})

test('K167 a tour in which nothing was changed is not written', async () => {
  const { user } = openStudio('/admin/tours/1')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await findToast('Nothing has changed since it was saved.')
  expect(seen('PATCH', 'tours')).toEqual([])
})

test('K25 Ctrl+S in a field saves the tour', async () => {
  const { user } = openStudio('/admin/tours/1')
  const place = await screen.findByLabelText('Location')
  await user.click(place)
  fireEvent.change(place, { target: { value: 'Limuru' } })
  await user.keyboard('{Control>}s{/Control}')
  await findToast('Tour updated successfully')
  expect(seen('PATCH', 'tours')[0]?.body).toMatchObject({ location: 'Limuru' })
})

test('K184 buttons lead to the parts of the form', async () => {
  const { user } = openStudio('/admin/tours/1')
  const parts = within(await screen.findByRole('navigation', { name: 'Parts of the form' }))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const press = (part: string) => user.click(parts.getByRole('button', { name: part }))
  await press('Itinerary')
  expect(screen.getByLabelText('Itinerary, stop 1')).toHaveFocus()
  await press('Good to know')
  expect(screen.getByLabelText('Minimum age')).toHaveFocus()
  await press('Status')
  expect(screen.getAllByRole('radio')[0]).toHaveFocus()
  await press('Picture')
  expect(screen.getByRole('button', { name: 'Choose from the gallery' })).toHaveFocus()
  expect(scroll.mock.contexts.at(-1)).toBe(document.activeElement)
})
