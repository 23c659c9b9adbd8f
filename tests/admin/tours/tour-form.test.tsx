import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { tours } from '../../../src/content/tours'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  tourRow,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))

const stored = (id: number) => backend.tables['tours']?.find((row) => row['id'] === id)
const field = (label: string) => screen.getByLabelText(label)
/** Sets the text of a field at once, because typing letter by letter is slow. */
const write = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } })

async function openTour(id: number | 'new') {
  const { user } = openStudio(`/admin/tours/${id}`)
  await screen.findByRole('button', { name: 'Save' })
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, save }
}

test('K1 M12 K153 a new tour is saved, and its page stays open under its id', async () => {
  const { user, save } = await openTour('new')
  await findPage('Add New Tour')
  expect(screen.getByText('Nothing entered yet')).toBeVisible()
  write('Title', 'Bee walk 🐝')
  await user.selectOptions(field('Category'), 'Farm Tours')
  write('Location', 'Limuru')
  write('Duration', 'Half day')
  write('Group size', '2-12')
  write('Itinerary, stop 1', 'Meet at the gate')
  write('Includes, line 1', 'Honey')
  await user.click(screen.getByRole('button', { name: 'Add a link' }))
  write('Text of link 1', 'Map')
  write('Address of link 1', 'https://example.org/map')
  await save()
  await findToast('Tour created successfully')
  await findPage('Bee walk 🐝')
  expect(window.location.pathname).toBe('/admin/tours/3')
  expect(stored(3)).toMatchObject({
    title: 'Bee walk 🐝',
    slug: 'bee-walk',
    category: 'Farm Tours',
    location: 'Limuru',
    duration: 'Half day',
    participants: '2-12',
    itinerary: ['Meet at the gate'],
    includes: ['Honey'],
    external_links: [{ title: 'Map', url: 'https://example.org/map' }],
    status: 'draft',
    featured: false,
  })
  // The next save updates this tour, based on its version.
  write('Location', 'Tigoni')
  await save()
  await findToast('Tour updated successfully')
  expect(seen('POST', 'tours')).toHaveLength(1)
  expect(seen('PATCH', 'tours')[0]?.query.get('version')).toBe('eq.1')
  expect(stored(3)).toMatchObject({ location: 'Tigoni', version: 2 })
})

test('M6 K18 a save updates only the version that was read', async () => {
  const { user, save } = await openTour(1)
  write('Title', 'Tour of tea')
  await user.click(screen.getByRole('checkbox', { name: 'Show the Featured badge' }))
  await save()
  await findToast('Tour updated successfully')
  const [request] = seen('PATCH', 'tours')
  expect(request?.query.get('id')).toBe('eq.1')
  expect(request?.query.get('version')).toBe('eq.1')
  expect(stored(1)).toMatchObject({ title: 'Tour of tea', featured: false })
  expect(await findPage('Tour of tea')).toBeVisible()
})

test('K18 conflicting edits of the same field are shown side by side, and neither is lost', async () => {
  const { user, save } = await openTour(1)
  write('Title', 'Mine')
  write('Location', 'Limuru')
  Object.assign(stored(1) ?? {}, { title: 'Theirs', duration: '2 days', version: 5 })
  await save()
  const panel = within(
    await screen.findByRole('region', {
      name: 'This was changed in another tab or by somebody else',
    }),
  )
  expect(panel.getByRole('radio', { name: 'Typed here', description: 'Mine' })).toBeChecked()
  expect(stored(1)).toMatchObject({ title: 'Theirs', version: 5 })
  await user.click(panel.getByRole('radio', { name: 'Saved meanwhile', description: 'Theirs' }))
  await user.click(panel.getByRole('button', { name: 'Save with these choices' }))
  await findToast('Tour updated successfully')
  expect(stored(1)).toMatchObject({
    title: 'Theirs',
    location: 'Limuru',
    duration: '2 days',
    version: 6,
  })
})

test('K25 a save that changes no row fails, and the reason stays on the page', async () => {
  expectConsoleErrors()
  const { save } = await openTour(1)
  server.use(http.patch('*/rest/v1/tours', () => HttpResponse.json([])))
  write('Location', 'Limuru')
  await save()
  await findToast('Failed to update tour')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update tour')
  expect(field('Location')).toHaveValue('Limuru')
})

test('K18 a tour that was deleted in the meantime can be saved as a new one', async () => {
  const { save } = await openTour(1)
  write('Location', 'Limuru')
  backend.tables['tours'] = [tourRow(2)]
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('It has been deleted')
  await save()
  await waitFor(() => expect(stored(3)).toMatchObject({ title: 'Tour 1 🌱', location: 'Limuru' }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/tours/3'))
})

test('K25 a failed creation keeps all input and shows the reason', async () => {
  expectConsoleErrors()
  const { user, save } = await openTour('new')
  server.use(
    http.post('*/rest/v1/tours', () =>
      HttpResponse.json({ code: '23514', message: 'secret_rule' }, { status: 400 }),
    ),
  )
  write('Title', 'Bee walk')
  await user.selectOptions(field('Category'), 'Farm Tours')
  await save()
  await findToast('Failed to create tour')
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create tour')
  expect(document.body).not.toHaveTextContent('secret_rule')
  expect(field('Title')).toHaveValue('Bee walk')
})

test('K9 an incomplete draft is saved; publishing it is refused with a list of what is missing', async () => {
  backend.tables['tours'] = [
    tourRow(1, { status: 'draft', participants: '', itinerary: [], image: '', image_alt: '' }),
  ]
  const { user, save } = await openTour(1)
  write('Location', 'Limuru')
  await save()
  await findToast('Tour updated successfully')

  await user.click(screen.getByRole('radio', { name: 'Ready for the site' }))
  await save()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Write the group size.',
    'There is no picture yet: choose one from the gallery, or upload one.',
    'Add at least one stop of the itinerary.',
  ])
  expect(stored(1)).toMatchObject({ status: 'draft' })
  await user.click(summary.getByRole('button', { name: 'Write the group size.' }))
  expect(field('Group size')).toHaveFocus()
})

test('K9 a complete tour is published, and unpublished again', async () => {
  backend.tables['tours'] = [tourRow(1, { status: 'draft', image: tours[0]?.image })]
  const { user, save } = await openTour(1)
  await user.click(screen.getByRole('radio', { name: 'Ready for the site' }))
  await save()
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'published', publish_at: null }))
  expect(await screen.findByRole('link', { name: /View on the site/ })).toHaveAttribute(
    'href',
    '/tours/tour-1',
  )
  await user.click(screen.getByRole('radio', { name: 'Take off the site' }))
  await save()
  await waitFor(() => expect(stored(1)).toMatchObject({ status: 'unpublished' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /View on the site/ })).toBeNull())
})

test('K10 a scheduled tour has no link to the site yet', async () => {
  const { save } = await openTour(1)
  expect(screen.getByRole('link', { name: /View on the site/ })).toBeVisible()
  write('Not before', '2099-01-01T08:00')
  await save()
  await waitFor(() =>
    expect(stored(1)).toMatchObject({ publish_at: new Date('2099-01-01T08:00').toISOString() }),
  )
  expect(await screen.findByText('Scheduled')).toBeVisible()
  expect(screen.queryByRole('link', { name: /View on the site/ })).toBeNull()
})

test('K3 the slug follows the title of a draft, and is fixed once it was published', async () => {
  backend.tables['tours'] = [
    tourRow(1, { title: 'Tea', slug: 'tea', status: 'draft' }),
    tourRow(2, { title: 'Bees', slug: 'bees', first_published_at: '2026-01-01T00:00:00Z' }),
  ]
  await openTour(1)
  write('Title', 'Tea & cheese')
  await waitFor(() => expect(field('Web address')).toHaveValue('tea-and-cheese'))
})

test('K3 changing the title after the first publication keeps the slug', async () => {
  backend.tables['tours'] = [
    tourRow(2, { title: 'Bees', slug: 'bees', first_published_at: '2026-01-01T00:00:00Z' }),
  ]
  const { user, save } = await openTour(2)
  write('Title', 'Bees and honey')
  await save()
  await findToast('Tour updated successfully')
  expect(stored(2)).toMatchObject({ title: 'Bees and honey', slug: 'bees' })
  await user.click(screen.getByRole('button', { name: 'Generate from the title' }))
  expect(field('Web address')).toHaveValue('bees-and-honey')
  expect(screen.getByText('The old address /tours/bees will lead to the new one.')).toBeVisible()
})

test('K3 K25 a slug that is taken is reported at its field', async () => {
  const { user, save } = await openTour('new')
  write('Title', 'Tour 1')
  await user.selectOptions(field('Category'), 'Farm Tours')
  await waitFor(() => expect(field('Web address')).toHaveValue('tour-1'))
  await save()
  await findToast('Failed to create tour')
  expect(field('Web address')).toHaveAccessibleDescription(
    /Another page uses this address or used it before\. Choose another\./,
  )
  write('Web address', 'tour-1-again')
  await save()
  await findToast('Tour created successfully')
  expect(stored(3)).toMatchObject({ slug: 'tour-1-again' })
})

test('K15 leaving the page with unsaved changes asks first', async () => {
  const { user } = await openTour(1)
  write('Location', 'Limuru')
  await user.click(screen.getByRole('link', { name: 'Back to all tours' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Stay here' }))
  expect(field('Location')).toHaveValue('Limuru')
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Back to all tours' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await findPage('Manage Tours')
})

test('K16 unsaved input is offered when the page is opened again', async () => {
  const { user } = await openTour(1)
  write('Location', 'Limuru')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await user.click(screen.getByRole('link', { name: 'Back to all tours' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await findPage('Manage Tours')
  await user.click(await screen.findByRole('link', { name: 'Edit Tour 1 🌱' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(field('Location')).toHaveValue('Limuru')
})

test('K17 K15 Duplicate copies the saved tour, and asks first if there are unsaved changes', async () => {
  const { user } = await openTour(1)
  write('Location', 'Limuru')
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(seen('POST', 'tours')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await findPage('Copy of Tour 1 🌱')
  expect(stored(3)).toMatchObject({ location: 'Naivasha', status: 'draft' })
})

test('M7 M8 K20 Delete asks, lists the posts that link to the tour, and leads to the list', async () => {
  backend.tables['blog_posts'] = [
    { id: 1, title: 'Why tea', content: '<a href="/tours/tour-1">Walk</a>' },
    { id: 2, title: 'Why goats', content: '<a href="/tours/tour-12">Goats</a>' },
  ]
  const { user } = await openTour(1)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
  expect(dialog).toHaveAccessibleDescription(
    'This action cannot be undone. This will permanently delete the tour. An admin can bring it back from Activity for 30 days.',
  )
  expect(await within(dialog).findByText(/The blog post “Why tea” has a link to it/)).toBeVisible()
  expect(within(dialog).queryByText(/Why goats/)).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await findToast('Tour deleted successfully')
  await findPage('Manage Tours')
  expect(stored(1)).toBeUndefined()
})
