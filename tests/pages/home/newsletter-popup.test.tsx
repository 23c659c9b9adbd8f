import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '../../../src/lib/link'
import { NewsletterSlot } from '../../../src/pages/home/newsletter/newsletter-slot'
import { visit } from '../../render'

vi.mock(import('../../../src/lib/open-address'), () => ({ openAddress: () => {} }))

// Compiling the popup on its first use takes longer than the timeout of a test.
beforeAll(() => import('../../../src/pages/home/newsletter/newsletter-popup'), 30_000)

beforeEach(() => {
  localStorage.clear()
  window.scrollY = 0
})

/** A small home page: a field, a dialog, a link to a section. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Name" />
      <button onClick={() => setOpen(!isOpen)}>Tour</button>
      {isOpen && <dialog open aria-label="Coffee tour" />}
      <Link to="/#contact">Contact</Link>
      <NewsletterSlot />
    </>
  )
}

function show() {
  const user = userEvent.setup()
  const { unmount } = render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  return { user, unmount }
}

function scrollTo(y: number) {
  window.scrollY = y
  fireEvent.scroll(window)
}

/** Waits long enough for a popup that a scroll could have triggered. */
async function settle() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

const popup = () => screen.queryByRole('dialog', { name: '10% off your first tour' })
const findPopup = () => screen.findByRole('dialog', { name: '10% off your first tour' })

test('H27 W1 the popup opens at 201 px and not at 200', async () => {
  await visit('/')
  scrollTo(200)
  await settle()
  expect(popup()).toBeNull()
  scrollTo(201)
  expect(await findPopup()).toBeVisible()
}, 30_000)

/** Presses Back, also while the popup hides the page from screen readers, and says where it is. */
function Back() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return <button onClick={() => void navigate(-1)}>{`Back from ${pathname}`}</button>
}

test('V138 Back closes the popup for good and stays on the page', async () => {
  render(
    <MemoryRouter initialEntries={['/faq', '/']}>
      <NewsletterSlot />
      <Back />
    </MemoryRouter>,
  )
  scrollTo(201)
  await findPopup()
  fireEvent.click(screen.getByText('Back from /'))
  await waitFor(() => expect(popup()).toBeNull())
  expect(localStorage.getItem('emailPopupShown')).toBe('true')
  fireEvent.click(screen.getByText('Back from /'))
  expect(screen.getByText('Back from /faq')).toBeVisible()
})

test('V138 Back while a subscription is on its way goes back once', async () => {
  render(
    <MemoryRouter initialEntries={['/faq', '/']}>
      <NewsletterSlot />
      <Back />
    </MemoryRouter>,
  )
  scrollTo(201)
  const dialog = await findPopup()
  fireEvent.change(within(dialog).getByLabelText('Email'), {
    target: { value: 'anna@example.com' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Subscribe' }))
  fireEvent.click(screen.getByText('Back from /'))
  await waitFor(() => expect(popup()).toBeNull())
  expect(await screen.findByRole('region', { name: /^Press Send in your mail app/ })).toBeVisible()
  await settle()
  expect(screen.getByText('Back from /')).toBeVisible()
})

test('W1 on a page that loads scrolled, the popup waits until the visitor scrolls', async () => {
  window.scrollY = 900
  show()
  await settle()
  expect(popup()).toBeNull()
  scrollTo(901)
  expect(await findPopup()).toBeVisible()
})

test.each(['reload', 'back_forward'])(
  'W1 scrolling by the browser after a %s does not open the popup',
  async (type) => {
    vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => [{ type }] })
    let now = 100
    show()
    scrollTo(900)
    await settle()
    expect(popup()).toBeNull()
    now = 5000
    scrollTo(901)
    expect(await findPopup()).toBeVisible()
  },
)

test.each(['true', 'false', ''])(
  'W1 with a stored %j the popup does not open again',
  async (stored) => {
    localStorage.setItem('emailPopupShown', stored)
    show()
    scrollTo(900)
    await settle()
    expect(popup()).toBeNull()
  },
)

test('W1 the popup opens only on the home page', async () => {
  await visit('/tours')
  scrollTo(900)
  await settle()
  expect(popup()).toBeNull()
})

test.each([
  ['the close button', () => screen.getByRole('button', { name: 'Close' }).click()],
  ['Esc', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
])('W2 closed by %s, the popup never opens again', async (_how, close) => {
  const { unmount } = show()
  scrollTo(300)
  await findPopup()
  expect(localStorage.getItem('emailPopupShown')).toBeNull()
  act(close)
  expect(popup()).toBeNull()
  expect(localStorage.getItem('emailPopupShown')).toBe('true')
  scrollTo(600)
  await settle()
  expect(popup()).toBeNull()

  unmount()
  show()
  scrollTo(300)
  await settle()
  expect(popup()).toBeNull()
})

test('W4 W16 the popup offers 10% off the first tour and explains what the button does', async () => {
  show()
  scrollTo(300)
  const dialog = await findPopup()
  expect(dialog).toHaveTextContent('10% off your first tour')
  expect(dialog).toHaveAccessibleDescription(/We’ll open your mail app: press Send to join/)
  expect(dialog).toHaveTextContent(/Unsubscribe any time: just reply/)
  // Not the field, which would open the keyboard of a phone.
  expect(dialog).toHaveFocus()
})

test('W3 W17 a subscription closes the popup and shows a panel until it is dismissed', async () => {
  const { user } = show()
  scrollTo(300)
  const dialog = await findPopup()
  await user.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'anna@example.com')
  await user.click(within(dialog).getByRole('button', { name: 'Subscribe' }))
  await waitFor(() => expect(popup()).toBeNull())
  expect(localStorage.getItem('emailPopupShown')).toBe('true')
  const panel = screen.getByRole('region', { name: /^Press Send in your mail app to finish/ })
  await waitFor(() => expect(panel).toHaveFocus())
  await user.click(within(panel).getByRole('button', { name: 'Nothing happened?' }))
  await user.click(screen.getByRole('button', { name: 'Copy message' }))
  expect(await navigator.clipboard.readText()).toContain('Email: anna@example.com')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region', { name: /^Press Send/ })).toBeNull()
})

test('V95 after the popup the focus is where it was', async () => {
  const { user } = show()
  const button = screen.getByRole('button', { name: 'Tour' })
  button.focus()
  scrollTo(900)
  await findPopup()
  await user.keyboard('{Escape}')
  expect(popup()).toBeNull()
  await waitFor(() => expect(button).toHaveFocus())
})

test('W14 the popup waits until another dialog is closed', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Tour' }))
  scrollTo(300)
  await settle()
  expect(popup()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tour' }))
  expect(await findPopup()).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('W14 the popup waits while a field has the focus', async () => {
  const { user } = show()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, 'Anna')
  scrollTo(300)
  await settle()
  expect(popup()).toBeNull()
  expect(name).toHaveFocus()
  act(() => name.blur())
  expect(await findPopup()).toBeVisible()
})

test('W14 scrolling by a link to a section does not open the popup; the next scroll does', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { user } = show()
  await user.click(screen.getByRole('link', { name: 'Contact' }))
  scrollTo(900)
  await settle()
  expect(popup()).toBeNull()
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  scrollTo(901)
  expect(await findPopup()).toBeVisible()
})

test('W13 where nothing can be stored, the popup opens once per page load', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked')
    })
  }
  const { unmount } = show()
  scrollTo(300)
  await findPopup()
  await act(async () => screen.getByRole('button', { name: 'Close' }).click())
  scrollTo(600)
  await settle()
  expect(popup()).toBeNull()
  unmount()
  show()
  scrollTo(301)
  await settle()
  expect(popup()).toBeNull()
})
