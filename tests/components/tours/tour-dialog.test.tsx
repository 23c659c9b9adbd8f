import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Tour } from '../../../src/content/model'
import { site } from '../../../src/content/site'
import { tours } from '../../../src/content/tours'
import { visit } from '../../render'

const alertText = 'Please fill in your name and phone number'

function tourOf(slug: string): Tour {
  const tour = tours.find((candidate) => candidate.slug === slug)
  if (!tour) throw new Error(`There is no tour ${slug}.`)
  return tour
}

const tour = tourOf('coffee-and-dairy-tour')

let opened: string[] = []
let alerts: string[] = []

beforeEach(() => {
  opened = []
  alerts = []
  vi.stubGlobal(
    'open',
    vi.fn((url: string) => {
      opened.push(url)
      return null
    }),
  )
  vi.stubGlobal('alert', (text: string) => void alerts.push(text))
})

/** Opens the dialog of the Coffee & Dairy Tour on the home page. */
async function explore() {
  const page = await visit('/')
  const button = document.getElementById(`explore-${tour.slug}`)
  if (!button) throw new Error('The home page does not show the tour.')
  await page.user.click(button)
  const dialog = await screen.findByRole('dialog')
  return { ...page, dialog }
}

async function openBooking() {
  const page = await explore()
  await page.user.click(within(page.dialog).getByRole('button', { name: 'Book Now' }))
  return page
}

async function fill(user: UserEvent, values: { name?: string; phone?: string; message?: string }) {
  for (const [label, value] of [
    ['Name', values.name],
    ['Phone', values.phone],
    ['Message (optional)', values.message],
  ] as const) {
    if (!value) continue
    await user.click(screen.getByLabelText(label))
    await user.paste(value)
  }
}

function send() {
  fireEvent.click(screen.getByRole('button', { name: 'Send WhatsApp Message' }))
}

function sentText(): string {
  return new URL(opened[0] ?? '').searchParams.get('text') ?? ''
}

test('T1 the details show the picture', async () => {
  const { dialog } = await explore()
  expect(within(dialog).getByRole('img', { name: tour.imageAlt })).toHaveAttribute(
    'src',
    tour.image,
  )
})

test('T2 the details tell duration, place and group size', async () => {
  const { dialog } = await explore()
  for (const [term, value] of [
    ['Duration', '1 day'],
    ['Location', tour.location],
    ['Group size', '2-150'],
  ] as const) {
    expect(within(dialog).getByText(term).nextSibling).toHaveTextContent(value)
  }
})

test('T3 the details show the description and the full description', async () => {
  const { dialog } = await explore()
  const words = (html: string) => {
    const page = new DOMParser().parseFromString(html.replace(/<\/(?:p|h3|li)>/g, ' '), 'text/html')
    return page.body.textContent.replace(/\s+/g, ' ').trim()
  }
  const shown = [...dialog.querySelectorAll('p, h3, li')].map((each) => each.textContent).join(' ')
  const spoken = shown.replaceAll(' (opens in a new tab)', '').replace(/\s+/g, ' ')
  expect(spoken).toContain(words(tour.description))
  expect(spoken).toContain(words(tour.fullDescription))
})

test('T4 the itinerary is an ordered list with every station', async () => {
  const { dialog } = await explore()
  const list = within(dialog).getByRole('heading', { name: 'Itinerary' }).nextSibling
  expect(list?.nodeName).toBe('OL')
  expect([...(list?.childNodes ?? [])].map((item) => item.textContent)).toEqual(tour.itinerary)
})

test('T5 all that is included is listed', async () => {
  const { dialog } = await explore()
  const list = within(dialog).getByRole('heading', { name: 'What is included' }).nextSibling
  expect([...(list?.childNodes ?? [])].map((item) => item.textContent)).toEqual(tour.includes)
})

const linked = tours.filter(({ externalLinks }) => externalLinks.length > 0)
const unlinked = tours.filter(({ externalLinks }) => externalLinks.length === 0)

test('T6 a tour with external links shows them, in a new tab', async () => {
  const [first] = linked
  await visit(`/tours/${first?.slug}`)
  const dialog = await screen.findByRole('dialog')
  expect(first?.externalLinks.length).toBeGreaterThan(0)
  const list = within(dialog).getByRole('heading', { name: 'Further reading' }).nextSibling
  const links = list instanceof HTMLElement ? within(list).getAllByRole('link') : []
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    first?.externalLinks.map(({ url }) => url),
  )
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
  }
})

test('T6 a tour without external links has no place for them', async () => {
  const [first] = unlinked
  await visit(`/tours/${first?.slug}`)
  const dialog = await screen.findByRole('dialog')
  expect(first).toBeDefined()
  expect(within(dialog).queryByRole('heading', { name: 'Further reading' })).toBeNull()
})

test('T7 See more leads to the category and closes the dialog', async () => {
  const { user, address } = await explore()
  await user.click(screen.getByRole('link', { name: 'See more Farm Tours tours' }))
  await waitFor(() => expect(address()).toBe('/tours?category=Farm%20Tours'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('T7 See more closes a dialog that stands over the list, too', async () => {
  const { user, address } = await visit('/tours/goat-farm-tour')
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('link', { name: 'See more Farm Tours tours' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/tours?category=Farm%20Tours')
})

test('T8 Contact us leads to the contact section and closes the dialog', async () => {
  const { user, address } = await visit('/tours/goat-farm-tour')
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('link', { name: 'Contact us' }))
  await waitFor(() => expect(address()).toBe('/#contact'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('T9 Close closes, and Book Now stands beside it', async () => {
  const { user, dialog } = await explore()
  expect(within(dialog).getByRole('button', { name: 'Book Now' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('T10 Book Now shows the form with the focus on the name', async () => {
  const { dialog } = await openBooking()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(within(dialog).queryByRole('button', { name: 'Book Now' })).toBeNull()
})

test('T11 T13 the form has name, phone, an optional message and its buttons', async () => {
  const { dialog } = await openBooking()
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name')
  const phone = screen.getByLabelText('Phone')
  expect(phone).toHaveAttribute('autocomplete', 'tel')
  expect(phone).toHaveAttribute('type', 'tel')
  expect(screen.getByLabelText('Message (optional)')).not.toBeRequired()
  const buttons = within(dialog).getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(['Back', 'Send WhatsApp Message'])
})

test('T11 the message counts its characters and has an end', async () => {
  const { user } = await openBooking()
  const message = screen.getByLabelText('Message (optional)')
  expect(message).toHaveAttribute('maxlength', '1200')
  await fill(user, { message: 'Karibu' })
  expect(message).toHaveAccessibleDescription('6 of 1200 characters')
})

test('T12 Back returns to the details and clears the form', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678', message: 'Hello' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  const book = screen.getByRole('button', { name: 'Book Now' })
  expect(book).toHaveFocus()
  await user.click(book)
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.getByLabelText('Phone')).toHaveValue('')
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('')
})

test.each([
  ['nothing', {}, 'Name'],
  ['a name of blanks', { name: ' \t ', phone: '0712 345 678' }, 'Name'],
  ['no phone', { name: 'Visitor' }, 'Phone'],
  ['a phone of blanks', { name: 'Visitor', phone: '   ' }, 'Phone'],
])('T14 T15 %s is refused with the alert, then in place', async (_what, values, label) => {
  const { user } = await openBooking()
  await fill(user, { ...values, message: 'Please keep me' })
  send()
  expect(alerts).toEqual([alertText])
  expect(opened).toEqual([])
  const field = screen.getByLabelText(label)
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(
    label === 'Name' ? 'Enter your name.' : 'Enter your phone number.',
  )
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('Please keep me')
})

test('T15 a mended field is no longer marked', async () => {
  const { user } = await openBooking()
  send()
  await fill(user, { name: 'Visitor' })
  expect(screen.getByLabelText('Name')).not.toBeInvalid()
  expect(screen.getByLabelText('Phone')).toBeInvalid()
})

test('T16 sending opens the chat with the operator in a new tab, in the same task', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  send()
  // No await stands between the press and this line.
  expect(window.open).toHaveBeenCalledExactlyOnceWith(expect.any(String), '_blank', 'noopener')
  const url = new URL(opened[0] ?? '')
  expect(url.origin + url.pathname).toBe(`https://wa.me/${site.phone.replace(/\D/g, '')}`)
  expect(alerts).toEqual([])
})

test('T17 T18 T19 the text says who asks and all about the tour', async () => {
  const { user } = await openBooking()
  await fill(user, { name: ' A Visitor ', phone: ' 0712 345 678 ' })
  send()
  const text = sentText()
  expect(text).toContain('Name: A Visitor\n')
  expect(text).toContain('Phone: 0712 345 678\n')
  for (const fact of [tour.title, tour.duration, tour.location, tour.participants]) {
    expect(text).toContain(fact)
  }
  for (const line of [...tour.includes, ...tour.itinerary]) expect(text).toContain(line)
})

test.each([
  ['We are 5 & a dog 🐕\n#fun 100%', 'We are 5 & a dog 🐕\n#fun 100%'],
  ['   ', 'No additional message'],
  [undefined, 'No additional message'],
])('T20 T22 the message %j ends the text as %j', async (message, ending) => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678', ...(message && { message }) })
  send()
  expect(sentText().endsWith(`Message:\n${ending}`)).toBe(true)
})

test('T21 after sending the dialog is closed, and opens again with details and an empty form', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678', message: 'Hello' })
  send()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Explore Tour Coffee & Dairy Tour' }))
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('')
})

test('E-41 closing by Esc forgets the form and the view', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor' })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Explore Tour Coffee & Dairy Tour' }))
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

test('T31 the dialog has a name, a description, the focus, and keeps it', async () => {
  const { user, dialog } = await explore()
  expect(dialog).toHaveAccessibleName('Coffee & Dairy Tour')
  expect(dialog).toHaveAccessibleDescription(/\w/)
  expect(dialog.contains(document.activeElement)).toBe(true)
  const stops = within(dialog).getAllByRole('button').length + dialog.querySelectorAll('a').length
  for (let step = 0; step <= stops; step += 1) {
    await user.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
})
