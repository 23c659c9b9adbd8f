import * as Dialog from '@radix-ui/react-dialog'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyEnquiry } from '../../../src/components/tours/enquiry-draft'
import { TourBookingView } from '../../../src/components/tours/tour-booking-view'
import { site } from '../../../src/content/site'
import { visit } from '../../render'
import { field, fill, openBooking, send, tour } from './dialog-steps'

type Opened = { url: string; target: string }

let opened: Opened[] = []
let alerts: string[] = []

beforeEach(() => {
  opened = []
  alerts = []
  vi.stubGlobal('open', (url: string, target: string) => {
    opened.push({ url, target })
    return null
  })
  vi.stubGlobal('alert', (text: string) => void alerts.push(text))
})

function sentText(): string {
  return new URL(opened[0]?.url ?? '').searchParams.get('text') ?? ''
}

function mailOf({ url }: Opened): { to: string; subject: string | null; body: string } {
  const { pathname, searchParams } = new URL(url)
  return {
    to: pathname,
    subject: searchParams.get('subject'),
    body: (searchParams.get('body') ?? '').replaceAll('\r\n', '\n'),
  }
}

function pressMail(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Enquire by mail instead' }))
}

test('T24 a Kenyan number is shown in international format', async () => {
  const { user } = await openBooking()
  await fill(user, { phone: '0712 345 678' })
  expect(field('Phone')).toHaveAccessibleDescription('We read this as +254 712 345 678.')
  expect(screen.getByText('We read this as +254 712 345 678.')).toHaveRole('status')
})

test('T24 a foreign number is kept unchanged', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '+44 20 7946 0018' })
  expect(field('Phone')).not.toHaveAccessibleDescription()
  send()
  expect(alerts).toEqual([])
  expect(sentText()).toContain('Phone: +44 20 7946 0018\n')
})

test.each([
  ['/tours/coffee-and-dairy-tour', '1', /^This tour takes 2-150 people\./],
  ['/tours/educational-stem-tours', '60', /^This tour takes 15-50 students\./],
  ['/tours/bonding-safari', '101', /^This tour takes 1-50 couples, that is 2-100 people\./],
])('T25 %s advises a group of %s, and still sends', async (url, people, advice) => {
  const { user } = await visit(url)
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  await fill(user, { name: 'Visitor', phone: '0712 345 678', people })
  expect(field('Number of people (optional)')).toHaveAccessibleDescription(advice)
  send()
  expect(alerts).toEqual([])
  expect(sentText()).toContain(`People: ${people}\n`)
})

test('T25 a fitting group and a future date are sent without a note', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678', people: '8', date: '2999-01-31' })
  expect(field('Number of people (optional)')).not.toHaveAccessibleDescription()
  expect(field('Preferred date (optional)')).not.toHaveAccessibleDescription()
  send()
  expect(sentText()).toContain(
    'Phone: 0712 345 678\nPeople: 8\nPreferred date: Thursday, January 31, 2999\n\nMessage:',
  )
})

test('V111 a past date shows a note and is refused on Send, with the focus on it', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678', date: '2020-02-29' })
  const date = field('Preferred date (optional)')
  expect(date).toHaveAccessibleDescription(/^This date has passed\./)
  expect(date).not.toHaveAttribute('aria-invalid')
  send()
  pressMail()
  expect(opened).toEqual([])
  expect(date).toHaveAttribute('aria-invalid', 'true')
  expect(date).toHaveFocus()
  expect(date).toHaveAccessibleDescription(/^This date has passed\./)
  fireEvent.change(date, { target: { value: '2999-01-31' } })
  expect(date).not.toHaveAttribute('aria-invalid')
  send()
  expect(sentText()).toContain('Preferred date: Thursday, January 31, 2999\n')
})

test('V111 a date that is only begun is refused, until it is empty', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  const date = field('Preferred date (optional)')
  const validity = vi.spyOn(HTMLInputElement.prototype, 'validity', 'get')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form reads nothing else of it
  validity.mockReturnValue({ badInput: true } as ValidityState)
  send()
  expect(opened).toEqual([])
  expect(date).toHaveAccessibleDescription(/^This date is incomplete or does not exist\./)
  validity.mockRestore()
  send()
  expect(opened).toHaveLength(1)
})

test.each(['12', 'call me maybe', 'home 0712345678', '0712 345', '+254 712 345 67'])(
  'V112 the phone "%s" is doubted once, and sent when the visitor insists',
  async (phone) => {
    const { user } = await openBooking()
    await fill(user, { name: 'Visitor', phone })
    send()
    expect(opened).toEqual([])
    expect(alerts).toEqual([])
    expect(field('Phone')).toHaveFocus()
    expect(field('Phone')).toHaveAccessibleDescription(
      'Enter a phone number with its area or country code, for example 0722 123 456.',
    )
    send()
    expect(sentText()).toContain(`Phone: ${phone}\n`)
  },
)

test('V113 without a connection nothing opens, and the message stays to be copied', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, dialog } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  send()
  expect(opened).toEqual([])
  const panel = within(dialog).getByRole('region', { name: /^You seem to be offline\./ })
  expect(panel).toHaveFocus()
  await user.click(within(panel).getByRole('button', { name: 'Copy message' }))
  expect(await navigator.clipboard.readText()).toContain('Name: Visitor\n')
  expect(field('Name')).toHaveValue('Visitor')
  online.mockRestore()
  send()
  expect(opened).toHaveLength(1)
})

test('T25 today in Nairobi is not a past date', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T22:30:00Z'), toFake: ['Date'] })
  try {
    const { user } = await openBooking()
    await fill(user, { date: '2026-12-01' })
    expect(field('Preferred date (optional)')).not.toHaveAccessibleDescription()
    await fill(user, { date: '2026-11-30' })
    expect(field('Preferred date (optional)')).toHaveAccessibleDescription(/passed/)
  } finally {
    vi.useRealTimers()
  }
})

test('T25 without people and date the message has no line for them', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  send()
  expect(sentText()).not.toMatch(/People:|Preferred date:/)
})

test('T30 mail has the same text, goes to the bookings mailbox, and opens synchronously', async () => {
  const { user } = await openBooking()
  await fill(user, {
    name: 'A & B',
    phone: '0712 345 678',
    message: 'We are 5 & a dog 🐕\n#fun 100%',
  })
  pressMail()
  // Synchronous: no await between the click and this line.
  expect(opened.map(({ target }) => target)).toEqual(['_self'])
  const mail = mailOf(opened[0] ?? { url: '', target: '' })
  expect(mail.to).toBe(site.bookingsEmail)
  expect(mail.subject).toBe('Tour enquiry: Coffee & Dairy Tour')
  const handOff = screen.getByRole('link', { name: /^Send on WhatsApp/ }).getAttribute('href') ?? ''
  expect(mail.body).toBe(new URL(handOff).searchParams.get('text'))
  expect(mail.body).toContain('Name: A & B\n')
  for (const line of [...tour.includes, ...tour.itinerary]) expect(mail.body).toContain(line)
  expect(mail.body).toContain('Message:\nWe are 5 & a dog 🐕\n#fun 100%\n')
})

test('T30 T14 mail asks for name and phone as the chat does', async () => {
  const { user } = await openBooking()
  await fill(user, { name: ' \u200B ', phone: '0712 345 678' })
  pressMail()
  expect(alerts).toEqual(['Please fill in your name and phone number'])
  expect(opened).toEqual([])
  expect(field('Name')).toBeInvalid()
  expect(field('Name')).toHaveFocus()
})

test('T30 after mail the dialog stays open with the input, and offers other ways to send it', async () => {
  const { user, dialog } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678', message: 'Hello' })
  pressMail()
  expect(field('Name')).toHaveValue('Visitor')
  expect(field('Message (optional)')).toHaveValue('Hello')
  const again = within(dialog).getByRole('link', { name: 'Open mail again' })
  expect(again).toHaveAttribute('href', opened[0]?.url)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(within(dialog).getByRole('button', { name: 'Copy message' }))
  expect(write).toHaveBeenCalledExactlyOnceWith(mailOf(opened[0] ?? { url: '', target: '' }).body)
  await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }))
  expect(within(dialog).queryByRole('link', { name: 'Open mail again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Enquire by mail instead' })).toHaveFocus()
  expect(field('Message (optional)')).toHaveValue('Hello')
})

test('T21 T30 the chat closes the dialog even after a mail', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  pressMail()
  send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opened.map(({ target }) => target)).toEqual(['_self', '_blank'])
})

test('T11 Q11 the fields support both text directions and limit the length', async () => {
  await openBooking()
  for (const label of ['Name', 'Number of people (optional)', 'Message (optional)']) {
    expect(field(label)).toHaveAttribute('dir', 'auto')
  }
  for (const label of ['Name', 'Phone', 'Number of people (optional)', 'Message (optional)']) {
    expect(Number(field(label).getAttribute('maxlength'))).toBeGreaterThan(0)
  }
})

test('V180 ages of children and ticked questions are in the message, and stay as the rest does', async () => {
  window.sessionStorage.clear()
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  await user.type(field('Ages of children (optional)'), '4 and 9')
  await user.click(screen.getByText('Add questions to your message'))
  await user.click(field('Are there toilets?'))
  await user.click(field('What happens if it rains?'))
  expect(screen.getByText('Add questions to your message (2 added)')).toBeVisible()
  cleanup()
  await openBooking()
  expect(field('Ages of children (optional)')).toHaveValue('4 and 9')
  expect(field('Are there toilets?')).toBeChecked()
  send()
  expect(sentText()).toContain('\nAges of children: 4 and 9\n')
  expect(sentText()).toContain(
    '\nPlease tell me:\n- Are there toilets?\n- What happens if it rains?\n\nMessage:',
  )
})

test('V180 without ages and questions the message says nothing of them', async () => {
  window.sessionStorage.clear()
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  send()
  expect(sentText()).not.toContain('Ages of children')
  expect(sentText()).not.toContain('Please tell me:')
})

test('V20 a message about a tour whose price has expired asks for the price', () => {
  const priceFrom = {
    amount: 1,
    currency: 'KES',
    per: 'person',
    validUntil: '2020-12-31',
    note: '',
  } as const
  render(
    <Dialog.Root open>
      <Dialog.Content>
        <TourBookingView
          tour={{ ...tour, priceFrom }}
          values={{ ...emptyEnquiry, name: 'Visitor', phone: '0712 345 678' }}
          onChange={() => {}}
          onBack={() => {}}
          onSent={() => {}}
        />
      </Dialog.Content>
    </Dialog.Root>,
  )
  send()
  expect(sentText()).toContain('I would like to book this tour. Please tell me the price.')
})
