import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { countPresses, sendPress } from '../../../src/app/counting/count-presses'
import { chatLink } from '../../../src/content/site'
import { chatAddress } from '../../../src/lib/chat'
import { mailtoLink } from '../../../src/lib/mailto'
import { notePress, type Press } from '../../../src/lib/press'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

function listen(): Press[] {
  const presses: Press[] = []
  stops.push(countPresses((press) => presses.push(press)))
  return presses
}

/** Links with what they count as; a click follows none of them. */
const links = [
  [chatLink('Hello'), { kind: 'send', tour: 7 }],
  ['mailto:hello@example.org', { kind: 'mail', tour: 7 }],
  ['tel:+254700000000', { kind: 'call', tour: 7 }],
  ['/brochure.pdf', { kind: 'brochure', tour: 7 }],
  ['/sheets/goat-farm-tour.pdf', { kind: 'brochure', tour: 7 }],
  ['/tours', undefined],
  // Sharing a page, or writing to parents and colleagues, is no question to the operator.
  [chatAddress('', 'Look at this'), undefined],
  [mailtoLink('', 'A farm day for our team', 'Dear colleagues'), undefined],
  ['https://example.org/brochure', undefined],
] as const

test.each(links)('Q43 a press on %s counts as it should', async (href, expected) => {
  const presses = listen()
  const { getByText } = render(
    <div data-tour="7">
      <a href={href} onClick={(event) => event.preventDefault()}>
        <span>Press</span>
      </a>
    </div>,
  )
  expect(presses).toEqual([])
  await userEvent.click(getByText('Press'))
  expect(presses).toEqual(expected ? [expected] : [])
})

test('Q43 a link outside of a tour is about none, also where something stops its click', async () => {
  const presses = listen()
  const { getByText } = render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={(event) => event.stopPropagation()}>
      <a href="tel:+254700000000">Call</a>
    </div>,
  )
  await userEvent.click(getByText('Call'))
  expect(presses).toEqual([{ kind: 'call', tour: null }])
})

test('Q43 what a form notes is counted until the counter ends', () => {
  const presses = listen()
  notePress('send', 3)
  notePress('shortlist')
  for (const stop of stops.splice(0)) stop()
  notePress('send', 3)
  expect(presses).toEqual([
    { kind: 'send', tour: 3 },
    { kind: 'shortlist', tour: null },
  ])
})

test('Q43 the request says what was pressed, for which tour, and nothing about the visitor', () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetch)
  sendPress({ kind: 'send', tour: 3 }, { url: 'https://abc.example', key: 'publishable' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://abc.example/rest/v1/rpc/count_press', {
    method: 'POST',
    headers: { apikey: 'publishable', 'Content-Type': 'application/json' },
    body: '{"pressed":"send","of_tour":3}',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  })
})

test.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['never ends', () => new Promise<Response>(() => {})],
  [
    'is refused by the browser',
    () => {
      throw new Error('refused')
    },
  ],
])('Q43 a press works although its request %s', async (_what, answer) => {
  vi.stubGlobal('fetch', vi.fn<typeof globalThis.fetch>(answer))
  const onPress = vi.fn<() => void>()
  stops.push(countPresses())
  const { getByText } = render(
    <a href="#call" onClick={onPress}>
      Look
    </a>,
  )
  notePress('send')
  await userEvent.click(getByText('Look'))
  expect(onPress).toHaveBeenCalledOnce()
})
