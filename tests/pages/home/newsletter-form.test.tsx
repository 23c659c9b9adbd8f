import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../../src/content/site'
import { showToast } from '../../../src/lib/toast'
import { NewsletterForm } from '../../../src/pages/home/newsletter/newsletter-popup'
import * as subscription from '../../../src/pages/home/newsletter/newsletter-subscription'
import { deferred } from '../../deferred'

vi.mock(import('../../../src/lib/toast'), async (original) => ({
  ...(await original()),
  showToast: vi.fn<typeof showToast>(),
}))
vi.mock('../../../src/pages/home/newsletter/newsletter-subscription', { spy: true })

type HandOver = (href: string) => void | Promise<void>

beforeEach(() => vi.mocked(showToast).mockReset())

function setUp(handOver: HandOver = () => {}) {
  const user = userEvent.setup()
  const onSubscribed = vi.fn<(mail: subscription.SubscriptionMail) => void>()
  render(<NewsletterForm onSubscribed={onSubscribed} handOver={handOver} />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  const subscribe = async (typed: string) => {
    if (typed) await user.type(input, typed)
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  }
  return { user, input, onSubscribed, subscribe }
}

function failure(title: string, description: string) {
  return { kind: 'error', title, description, form: 'newsletter' }
}

test('W5 during submission the button says so, and field and button are disabled', async () => {
  const { promise: finished, resolve: finish } = deferred()
  const { input, subscribe, onSubscribed } = setUp(() => finished)
  await subscribe('anna@example.com')
  expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  expect(input).toBeDisabled()
  expect(onSubscribed).not.toHaveBeenCalled()
  finish()
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeEnabled()
  expect(onSubscribed).toHaveBeenCalledOnce()
})

test.each(['', '   ', '\u00A0'])('W6 %j counts as no email address', async (typed) => {
  const handOver = vi.fn<HandOver>()
  const { input, subscribe } = setUp(handOver)
  await subscribe(typed)
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    failure('Email Required', 'Please enter your email address'),
  )
  expect(handOver).not.toHaveBeenCalled()
  expect(input).toHaveAccessibleDescription('Please enter your email address')
  await waitFor(() => expect(input).toHaveFocus())
})

test.each(['anna', 'a@b', 'anna@example..com', '<script>@x.y'])(
  'W7 %s is not a valid email address',
  async (typed) => {
    const handOver = vi.fn<HandOver>()
    const { input, subscribe, onSubscribed } = setUp(handOver)
    await subscribe(typed)
    expect(showToast).toHaveBeenCalledExactlyOnceWith(
      failure('Subscription Failed', 'Please enter a valid email address'),
    )
    expect(handOver).not.toHaveBeenCalled()
    expect(onSubscribed).not.toHaveBeenCalled()
    expect(input).toHaveValue(typed)
    expect(input).toBeEnabled()
    await waitFor(() => expect(input).toHaveFocus())
  },
)

test('W8 any other parser error is reported as an invalid format', async () => {
  const outcome = await subscription.subscribe('anna@example.com', () => {}, {
    parse: () => {
      throw new TypeError('no zod error')
    },
  })
  expect(outcome).toEqual({ isSubscribed: false, problem: 'Invalid email format' })
})

test('W9 W10 the email is addressed to the operator, and a toast welcomes', async () => {
  const handOver = vi.fn<HandOver>()
  const before = Date.now()
  const { subscribe, onSubscribed } = setUp(handOver)
  await subscribe(' Anna@Example.com ')
  const url = new URL(handOver.mock.calls[0]?.[0] ?? '')
  expect(url.protocol).toBe('mailto:')
  expect(url.pathname).toBe(site.infoEmail)
  expect(url.searchParams.get('subject')).toBe('New Newsletter Subscription')
  const lines = url.searchParams.get('body')?.split('\r\n') ?? []
  expect(lines).toEqual([
    'Email: anna@example.com',
    expect.stringMatching(/^Timestamp: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    'Source: Homepage popup',
  ])
  expect(Date.parse(lines[1]?.slice(11) ?? '')).toBeGreaterThanOrEqual(before)
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    title: 'Welcome to the Tribe! 🌾',
    description: 'Thank you for subscribing! Check your email for your 10% discount code.',
    form: 'newsletter',
  })
  expect(onSubscribed).toHaveBeenCalledExactlyOnceWith({
    href: url.href,
    body: lines.join('\n'),
  })
})

test('W9 the email opens synchronously in the click handler', async () => {
  const handOver = vi.fn<HandOver>()
  const { user, input } = setUp(handOver)
  await user.type(input, 'anna@example.com')
  screen.getByRole('button', { name: 'Subscribe' }).click()
  expect(handOver).toHaveBeenCalledOnce()
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeEnabled()
})

test.each([
  [
    'throws',
    () => {
      throw new Error('refused')
    },
  ],
  ['rejects', () => Promise.reject(new Error('refused'))],
])('W11 after a handOver that %s the visitor can try again', async (_how, handOver: HandOver) => {
  const { input, subscribe, onSubscribed } = setUp(handOver)
  await subscribe('anna@example.com')
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    failure('Subscription Failed', 'Something went wrong. Please try again.'),
  )
  expect(onSubscribed).not.toHaveBeenCalled()
  expect(input).toHaveValue('anna@example.com')
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
})

test('W12 any other failure is reported as an error', async () => {
  vi.mocked(subscription.subscribe).mockRejectedValueOnce(new Error('outer'))
  const { subscribe, onSubscribed } = setUp()
  await subscribe('anna@example.com')
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    failure('Error', 'Something went wrong. Please try again.'),
  )
  expect(onSubscribed).not.toHaveBeenCalled()
})

test('W16 the form asks for consent and explains how to unsubscribe', () => {
  setUp()
  expect(screen.getByText(/^By subscribing you agree/)).toHaveTextContent(
    /Unsubscribe any time: just reply/,
  )
})
