import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tourDialog } from '../../src/components/tours/tour-dialog-slot'
import { Toaster } from '../../src/components/ui/toaster'
import { showToast } from '../../src/lib/toast'
import { fill, openBooking, send } from '../components/tours/dialog-steps'
import { stubBrowser, visit } from '../render'

vi.mock(import('../../src/lib/open-address'), () => ({ openAddress: () => {} }))

// Compiling them on first use takes longer than the timeout of a query.
beforeAll(async () => {
  await tourDialog.load()
  await import('../../src/pages/home/newsletter/newsletter-popup')
}, 60_000)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.scrollY = 0
})

test('V4 an enquiry stays at hand after the chat was opened', async () => {
  const tab: { opener: unknown } = { opener: window }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page touches nothing else of it
  vi.spyOn(window, 'open').mockReturnValue(tab as Window)
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  send()
  expect(tab.opener).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  const line = screen.getByRole('region', { name: 'Press Send in WhatsApp to finish.' })
  await waitFor(() => expect(line).toHaveFocus())
  await user.click(within(line).getByRole('button', { name: 'Nothing happened?' }))
  const panel = screen.getByRole('region', { name: 'Press Send in WhatsApp to finish.' })
  expect(panel).toHaveTextContent('WhatsApp should be open.')
  await user.click(within(panel).getByRole('button', { name: 'Copy message' }))
  const text = await navigator.clipboard.readText()
  expect(text).toContain('Visitor')
  const again = within(panel).getByRole('link', { name: /^Send on WhatsApp/ })
  expect(new URL(again.getAttribute('href') ?? '').searchParams.get('text')).toBe(text)
  expect(within(panel).getByRole('link', { name: 'Send by mail' })).toBeVisible()
  await user.click(within(panel).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region', { name: /^Press Send/ })).toBeNull()
})

test.each([
  ['gave no tab', () => null],
  [
    'refused',
    () => {
      throw new DOMException('blocked', 'InvalidAccessError')
    },
  ],
])('V4 V115 the whole panel is there at once where the browser %s', async (_how, answer) => {
  vi.spyOn(window, 'open').mockImplementation(answer)
  const { user } = await openBooking()
  await fill(user, { name: 'Visitor', phone: '0712 345 678' })
  send()
  expect(screen.queryByRole('dialog')).toBeNull()
  const panel = screen.getByRole('region', {
    name: 'Nothing is sent yet. Press Send in WhatsApp. If it did not open, copy your message or send it by mail.',
  })
  await waitFor(() => expect(panel).toHaveFocus())
  expect(panel).not.toHaveTextContent('should be open')
  await user.click(within(panel).getByRole('button', { name: 'Copy message' }))
  expect(await navigator.clipboard.readText()).toContain('Visitor')
  expect(within(panel).getByRole('link', { name: 'Send by mail' })).toBeVisible()
  await user.click(within(panel).getByRole('button', { name: 'Dismiss' }))
  expect(panel).not.toBeInTheDocument()
})

const popup = () => screen.queryByRole('dialog', { name: '10% off your first tour' })

/** Scrolls, and waits for longer than the newsletter popup waits between two looks. */
async function scrollAndWait() {
  window.scrollY = 900
  fireEvent.scroll(window)
  await act(() => new Promise((resolve) => setTimeout(resolve, 1200)))
}

test('V5 the newsletter waits while the contact form is in view', async () => {
  await visit('/')
  const contact = document.getElementById('contact')
  if (!contact) throw new Error('The home page has no contact section.')
  contact.getBoundingClientRect = () => new DOMRect(0, 500, 390, 900)
  await scrollAndWait()
  expect(popup()).toBeNull()
  contact.getBoundingClientRect = () => new DOMRect(0, 2000, 390, 900)
  await waitFor(() => expect(popup()).toBeVisible(), { timeout: 5000 })
}, 60_000)

test('V6 after a subscription one line stays, and the whole panel opens on demand', async () => {
  const { user } = await visit('/')
  await scrollAndWait()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'anna@example.com')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  const line = await screen.findByRole('region', { name: /^Press Send in your mail app to finish/ })
  expect(within(line).queryByRole('button', { name: 'Copy message' })).toBeNull()
  await user.click(within(line).getByRole('button', { name: 'Nothing happened?' }))
  expect(screen.getByRole('button', { name: 'Copy message' })).toBeVisible()
}, 60_000)

test('V7 a new answer of a form removes its earlier failures from the screen', async () => {
  stubBrowser()
  render(<Toaster durationMs={60_000} />)
  const failed = { kind: 'error', title: 'Missing Information', form: 'contact' } as const
  act(() => showToast({ kind: 'info', title: 'Something else' }))
  act(() => showToast(failed))
  expect(await screen.findByText('Missing Information')).toBeInTheDocument()
  act(() => showToast({ kind: 'success', title: 'Message Sent!', form: 'contact' }))
  expect(await screen.findByText('Message Sent!')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Missing Information')).toBeNull())
  expect(screen.getByText('Something else')).toBeInTheDocument()
})

test('V7 while a subscription is on its way no earlier error is shown', async () => {
  const { NewsletterForm } = await import('../../src/pages/home/newsletter/newsletter-popup')
  const handOver = () => new Promise<void>(() => {})
  render(<NewsletterForm onSubscribed={() => {}} handOver={handOver} />)
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText('Please enter your email address')).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'anna@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  expect(screen.queryByText('Please enter your email address')).toBeNull()
})
