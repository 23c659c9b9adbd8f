import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../eventually'
import { emptyEnquiry, enquiryDraft } from '../../../src/components/tours/enquiry-draft'
import { site } from '../../../src/content/site'
import { field, fill, openBooking, send, tour } from './dialog-steps'

const alertText = 'Please fill in your name and phone number'

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

function sentText(): string {
  return new URL(opened[0] ?? '').searchParams.get('text') ?? ''
}

test('T10 Book Now shows the form with the focus on the name', async () => {
  const { dialog } = await openBooking()
  expect(field('Name')).toHaveFocus()
  expect(within(dialog).queryByRole('button', { name: 'Book Now' })).toBeNull()
})

test('T11 T13 the form has name, phone, an optional message and its buttons', async () => {
  const { dialog } = await openBooking()
  expect(field('Name')).toHaveAttribute('autocomplete', 'name')
  const phone = field('Phone')
  expect(phone).toHaveAttribute('autocomplete', 'tel')
  expect(phone).toHaveAttribute('type', 'tel')
  expect(field('Message (optional)')).not.toBeRequired()
  const buttons = within(dialog).getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Back',
    'Enquire by mail instead',
    'Send WhatsApp Message',
  ])
})

test('T11 the message has a character count and a limit', async () => {
  const { user } = await openBooking()
  const message = field('Message (optional)')
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
  expect(field('Name')).toHaveValue('')
  expect(field('Phone')).toHaveValue('')
  expect(field('Message (optional)')).toHaveValue('')
})

test('V143 a group that the tour does not take asks for what it needs', async () => {
  const { user } = await openBooking()
  await user.type(field('Number of people (optional)'), '1')
  expect(screen.getByText(/Your message asks to join others\./)).toBeVisible()
  await user.click(screen.getByText('See your message'))
  expect(screen.getByRole('dialog')).toHaveTextContent('Question: Can 1 person join others?')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'I would like to book this tour. Please tell me the price.',
  )
})

test('V165 from the specified number of people on, the form and its message say the discount', async () => {
  const { user } = await openBooking()
  const people = field('Number of people (optional)')
  await user.type(people, '9')
  expect(screen.queryByText(/10% off/)).toBeNull()
  await user.click(screen.getByText('See your message'))
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Group discount:')
  await user.clear(people)
  await user.type(people, '10')
  expect(people).toHaveAccessibleDescription('Groups of 10 or more get 10% off.')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'People: 10 Group discount: 10% for groups of 10+ people (from your FAQ)',
  )
})

test('V114 what Back has cleared can be brought back', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678', message: 'Hello' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByText('Your text was cleared.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect(field('Name')).toHaveValue('Visitor')
  expect(field('Message (optional)')).toHaveValue('Hello')
  expect(enquiryDraft('coffee-and-dairy-tour')).toMatchObject({ message: 'Hello' })
})

test('V170 what Back has cleared is offered in the form, too, and under what was typed since', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', message: 'Hello' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  expect(field('Name')).toHaveValue('')
  await fill(user, { phone: '0712 345 678' })
  await user.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect(field('Name')).toHaveValue('Visitor')
  expect(field('Name')).toHaveFocus()
  expect(field('Phone')).toHaveValue('0712 345 678')
  expect(field('Message (optional)')).toHaveValue('Hello')
  expect(screen.queryByText('Your text was cleared.')).toBeNull()
})

test('V170 what Back has cleared is still offered when the tour is opened again', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  cleanup()
  await openBooking()
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect(field('Name')).toHaveValue('Visitor')
})

test('V170 Back from a form that only the filter has filled offers nothing', async () => {
  window.history.replaceState(null, '', '/tours?people=4')
  try {
    const { user } = await openBooking()
    expect(field('Number of people (optional)')).toHaveValue('4')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.queryByText('Your text was cleared.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Book Now' }))
    expect(field('Number of people (optional)')).toHaveValue('4')
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('V175 See your message scrolls to what it opens', async () => {
  const { user } = await openBooking()
  const summary = await screen.findByText('See your message')
  const details = summary.closest('details')
  if (!details) throw new Error('The message is not in a disclosure.')
  const scroll = vi.spyOn(details, 'scrollIntoView')
  await user.click(summary)
  await eventually(() => expect(scroll).toHaveBeenCalledWith({ block: 'start' }))
})

test('V114 Back from an empty form offers nothing', async () => {
  const { user } = await openBooking()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.queryByText('Your text was cleared.')).toBeNull()
})

test.each([
  ['nothing', {}, 'Name'],
  ['a name of blanks', { name: ' \t ', phone: '0712 345 678' }, 'Name'],
  ['no phone', { name: 'Visitor' }, 'Phone'],
  ['a phone of blanks', { name: 'Visitor', phone: '   ' }, 'Phone'],
])(
  'T14 T15 %s is refused with an alert, then with an error at the field',
  async (_what, values, label) => {
    const { user } = await openBooking()
    await fill(user, { ...values, message: 'Please keep me' })
    send()
    expect(alerts).toEqual([alertText])
    expect(opened).toEqual([])
    const refused = field(label)
    expect(refused).toBeInvalid()
    expect(refused).toHaveFocus()
    expect(refused).toHaveAccessibleDescription(
      label === 'Name' ? 'Enter your name.' : 'Enter your phone number.',
    )
    expect(field('Message (optional)')).toHaveValue('Please keep me')
  },
)

test('T15 a corrected field is no longer invalid', async () => {
  const { user } = await openBooking()
  send()
  await fill(user, { name: 'Visitor' })
  expect(field('Name')).not.toBeInvalid()
  expect(field('Phone')).toBeInvalid()
})

test('T16 sending opens the chat with the operator in a new tab, in the same task', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  send()
  // Synchronous: no await between the click and this line.
  expect(window.open).toHaveBeenCalledExactlyOnceWith(expect.any(String), '_blank')
  const url = new URL(opened[0] ?? '')
  expect(url.origin + url.pathname).toBe(`https://wa.me/${site.phone.replace(/\D/g, '')}`)
  expect(alerts).toEqual([])
})

test('T17 T18 T19 the text has the contact data and the facts of the tour', async () => {
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
])('T20 T22 the message %j stands in the text as %j', async (message, shown) => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678', ...(message && { message }) })
  send()
  expect(sentText()).toContain(`Message:\n${shown}\n\nTour: `)
})

test('T21 after sending the dialog is closed, and opens again with details and an empty form', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678', message: 'Hello' })
  send()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Explore Tour Coffee & Dairy Tour' }))
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  expect(field('Name')).toHaveValue('')
  expect(field('Message (optional)')).toHaveValue('')
})

test('V94 closing by Esc resets the view and keeps what was typed, also for a reloaded page', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Explore Tour Coffee & Dairy Tour' }))
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  expect(field('Name')).toHaveValue('Visitor')
  expect(field('Phone')).toHaveValue('0712 345 678')
  expect(enquiryDraft('coffee-and-dairy-tour')).toMatchObject({ name: 'Visitor' })
  expect(enquiryDraft('goat-farm-tour')).toEqual(emptyEnquiry)
})

test('V94 Back, the button, and sending remove what was kept', async () => {
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(enquiryDraft('coffee-and-dairy-tour')).toEqual(emptyEnquiry)
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  expect(enquiryDraft('coffee-and-dairy-tour')).not.toEqual(emptyEnquiry)
  send()
  expect(enquiryDraft('coffee-and-dairy-tour')).toEqual(emptyEnquiry)
})
