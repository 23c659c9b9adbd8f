import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../../src/content/site'
import { openAddress } from '../../../src/lib/open-address'
import { showToast } from '../../../src/lib/toast'
import { ContactForm } from '../../../src/pages/home/contact/contact-form'

vi.mock(import('../../../src/lib/open-address'), () => ({
  openAddress: vi.fn<typeof openAddress>(),
}))
vi.mock(import('../../../src/lib/toast'), async (original) => ({
  ...(await original()),
  showToast: vi.fn<typeof showToast>(),
}))

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(openAddress).mockReset()
  vi.mocked(showToast).mockReset()
})

function setUp() {
  const user = userEvent.setup()
  render(<ContactForm />)
  const form = within(screen.getByRole('form', { name: 'Contact form' }))
  return {
    user,
    name: form.getByRole('textbox', { name: 'Name' }),
    email: form.getByRole('textbox', { name: 'Email' }),
    tourType: form.getByRole('combobox', { name: /^Tour type/ }),
    message: form.getByRole('textbox', { name: 'Message' }),
    send: form.getByRole('button', { name: 'Send Message' }),
  }
}

async function fillIn(
  fields: ReturnType<typeof setUp>,
  texts: Partial<Record<string, string>> = {},
) {
  const { user, name, email, message } = fields
  const values = { name: 'Anna', email: 'anna@example.com', message: 'Goats, please.', ...texts }
  for (const [field, text] of [
    [name, values.name],
    [email, values.email],
    [message, values.message],
  ] as const) {
    await user.clear(field)
    if (text) await user.type(field, text)
  }
}

/** Recipient, subject and body of the email that was opened. */
function openedMail() {
  expect(openAddress).toHaveBeenCalledOnce()
  const url = new URL(vi.mocked(openAddress).mock.calls[0]?.[0] ?? '')
  return {
    address: url.pathname,
    subject: url.searchParams.get('subject'),
    lines: url.searchParams.get('body')?.split('\r\n') ?? [],
  }
}

const missing = {
  kind: 'error',
  title: 'Missing Information',
  description: 'Please fill in all required fields.',
  form: 'contact',
}

test('C1 four fields with labels, the email field of type email', () => {
  const { name, email, tourType, message } = setUp()
  expect([name, email, tourType, message].map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'email',
    'tourType',
    'message',
  ])
  expect(email).toHaveAttribute('type', 'email')
  expect(email).toHaveAttribute('autocomplete', 'email')
})

test('C2 the tour types are the seven of the specification, and none is selected', () => {
  const { tourType } = setUp()
  const options = within(tourType).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ value }) => value)).toEqual([
    '',
    'farm-tours',
    'dairy-safari',
    'wildlife-safari',
    'cultural-tours',
    'homestay',
    'educational',
    'custom',
  ])
  expect(options[0]).toHaveTextContent('Select a tour type')
  expect(tourType).toHaveValue('')
  expect(new Set(options.map((option) => option.textContent)).size).toBe(8)
})

test.each([
  ['name', 'Enter your name.'],
  ['email', 'Enter your email address.'],
  ['message', 'Enter your message.'],
])(
  'C3 C10 a blank %s is reported in a toast, at the field and in the summary',
  async (field, text) => {
    const fields = setUp()
    await fillIn(fields, { [field]: '   ' })
    await fields.user.click(fields.send)
    expect(openAddress).not.toHaveBeenCalled()
    expect(showToast).toHaveBeenCalledExactlyOnceWith(missing)
    const input = document.querySelector(`[name=${field}]`)
    expect(input).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(input).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveFocus()
    await fields.user.click(within(screen.getByRole('alert')).getByRole('button', { name: text }))
    expect(input).toHaveFocus()
  },
)

test('C10 an invalid form keeps what was typed, and the next attempt has a new summary', async () => {
  const fields = setUp()
  await fillIn(fields, { name: '' })
  await fields.user.selectOptions(fields.tourType, 'homestay')
  await fields.user.click(fields.send)
  expect(fields.message).toHaveValue('Goats, please.')
  expect(fields.tourType).toHaveValue('homestay')
  await fields.user.clear(fields.message)
  await fields.user.click(fields.send)
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  expect(within(summary).getAllByRole('listitem')).toHaveLength(2)
  await fillIn(fields)
  await fields.user.click(fields.send)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(openAddress).toHaveBeenCalledOnce()
})

test.each(['anna', 'anna@example', 'anna@@example.com'])(
  'C8 %s is reported at the field, without a toast',
  async (typed) => {
    const fields = setUp()
    await fillIn(fields, { email: typed })
    await fields.user.click(fields.send)
    expect(openAddress).not.toHaveBeenCalled()
    expect(showToast).not.toHaveBeenCalled()
    expect(fields.email).toHaveAccessibleDescription('Enter an email address like name@example.com')
    expect(fields.email).toHaveValue(typed)
  },
)

test('C4 C5 C6 C7 a valid message opens the mail app, shows a toast and clears the fields', async () => {
  const before = Date.now()
  const fields = setUp()
  await fillIn(fields, { name: '  Anna ', message: 'Goats{Enter}and tea.' })
  await fields.user.selectOptions(fields.tourType, 'farm-tours')
  await fields.user.click(fields.send)
  const { address, subject, lines } = openedMail()
  expect(address).toBe(site.businessEmail)
  expect(subject).toBe('Contact Form Submission - farm-tours')
  expect(lines).toEqual([
    'Name: Anna',
    'Email: anna@example.com',
    'Tour Type: farm-tours',
    '',
    'Message:',
    'Goats',
    'and tea.',
    '',
    expect.stringMatching(/^Timestamp: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    'Source: Contact page',
  ])
  const stamp = Date.parse(lines[8]?.replace('Timestamp: ', '') ?? '')
  expect(stamp).toBeGreaterThanOrEqual(before)
  expect(stamp).toBeLessThanOrEqual(Date.now())
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    title: 'Message Sent!',
    description: "We'll get back to you within 24 hours.",
    form: 'contact',
  })
  for (const field of [fields.name, fields.email, fields.tourType, fields.message]) {
    expect(field).toHaveValue('')
  }
  expect(screen.getByText('0 of 1500 characters')).toBeVisible()
})

test('C4 C5 without a tour type it is a general inquiry', async () => {
  const fields = setUp()
  await fillIn(fields)
  await fields.user.click(fields.send)
  const { subject, lines } = openedMail()
  expect(subject).toBe('Contact Form Submission - General Inquiry')
  expect(lines).toContain('Tour Type: Not specified')
})

test('C4 the mail app opens synchronously in the click handler', async () => {
  const fields = setUp()
  await fillIn(fields)
  fields.send.click()
  expect(openAddress).toHaveBeenCalledOnce()
  expect(await screen.findByRole('region')).toBeVisible()
})

test('C9 the message remains available until it is dismissed', async () => {
  const fields = setUp()
  await fillIn(fields)
  await fields.user.click(fields.send)
  const panel = screen.getByRole('region', { name: /^Press Send in your mail app/ })
  expect(panel).toHaveFocus()
  await fields.user.click(within(panel).getByRole('button', { name: 'Copy message' }))
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain('Goats, please.')
  expect(copied).toContain('Source: Contact page')
  const chat = new URL(
    within(panel)
      .getByRole('link', { name: /^Send on WhatsApp/ })
      .getAttribute('href') ?? '',
  )
  expect(chat.host).toBe('wa.me')
  expect(chat.searchParams.get('text')).toBe(copied)
  await fields.user.click(within(panel).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(fields.name).toHaveFocus()
})

test('V113 without a connection the form keeps its text and offers to copy it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    const fields = setUp()
    await fillIn(fields)
    await fields.user.click(fields.send)
    expect(openAddress).not.toHaveBeenCalled()
    expect(showToast).not.toHaveBeenCalled()
    expect(fields.message).toHaveValue('Goats, please.')
    const panel = screen.getByRole('region', { name: /^You seem to be offline\./ })
    expect(panel).toHaveFocus()
    await fields.user.click(within(panel).getByRole('button', { name: 'Copy message' }))
    expect(await navigator.clipboard.readText()).toContain('Goats, please.')
  } finally {
    vi.restoreAllMocks()
  }
})

test('C11 what was typed survives a reload, until it is sent', async () => {
  const first = setUp()
  await fillIn(first, { message: 'Half a sent' })
  await first.user.selectOptions(first.tourType, 'custom')
  document.body.replaceChildren()

  const second = setUp()
  expect(second.name).toHaveValue('Anna')
  expect(second.tourType).toHaveValue('custom')
  expect(second.message).toHaveValue('Half a sent')
  expect(screen.getByText('11 of 1500 characters')).toBeVisible()
  await second.user.click(second.send)
  document.body.replaceChildren()

  const third = setUp()
  expect(third.name).toHaveValue('')
  expect(third.message).toHaveValue('')
})

test.each(['{', 'null', '{"name":"x"}', '[["name",7],["nobody","x"],"name",["message"]]'])(
  'C11 a damaged draft %s is ignored',
  (stored) => {
    sessionStorage.setItem('contactDraft', stored)
    const { name, message } = setUp()
    expect(name).toHaveValue('')
    expect(message).toHaveValue('')
  },
)

test('C11 the form works where nothing can be stored', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked')
    })
  }
  const fields = setUp()
  await fillIn(fields)
  await fields.user.click(fields.send)
  await waitFor(() => expect(openAddress).toHaveBeenCalledOnce())
})

test('C1 the message is limited to 1500 characters and counted', async () => {
  const { user, message } = setUp()
  await user.click(message)
  await user.paste('é'.repeat(2000))
  expect(message).toHaveAccessibleDescription('1500 of 1500 characters')
  expect(message).toHaveValue('é'.repeat(1500))
})
