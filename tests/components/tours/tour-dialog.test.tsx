import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { TourDetails } from '../../../src/components/tours/tour-details'
import { cancellationPolicy } from '../../../src/content/policy'
import { faqSections } from '../../../src/content/faq'
import { site } from '../../../src/content/site'
import { tours } from '../../../src/content/tours'
import { visit } from '../../render'
import { explore, tour } from './dialog-steps'

test('T1 the details show the picture', async () => {
  const { dialog } = await explore()
  expect(within(dialog).getByRole('img', { name: tour.imageAlt })).toHaveAttribute(
    'src',
    tour.image,
  )
})

test('T2 the details show duration, place and group size', async () => {
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
    const page = new DOMParser().parseFromString(
      html.replace(/<\/(?:p|h[23]|li)>/g, ' '),
      'text/html',
    )
    return page.body.textContent.replace(/\s+/g, ' ').trim()
  }
  const shown = [...dialog.querySelectorAll('p, h2, h3, li')]
    .map((each) => each.textContent)
    .join(' ')
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

test('T6 a tour without external links has no section for them', async () => {
  const [first] = unlinked
  await visit(`/tours/${first?.slug}`)
  const dialog = await screen.findByRole('dialog')
  expect(first).toBeDefined()
  expect(within(dialog).queryByRole('heading', { name: 'Further reading' })).toBeNull()
})

test('T7 See more leads to the category and closes the dialog of the home page', async () => {
  const { user, address } = await explore('/')
  await user.click(screen.getByRole('link', { name: 'See more Farm Tours tours' }))
  await waitFor(() => expect(address()).toBe('/tours?category=Farm%20Tours'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('T7 See more also closes a dialog on the list page', async () => {
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

test('V97 a question about the tour opens the chat with its name and address', async () => {
  await visit('/tours/goat-farm-tour')
  await screen.findByRole('dialog')
  const link = screen.getByRole('link', { name: /^Ask about this tour/ })
  expect(link).toHaveAttribute('target', '_blank')
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toContain('Goat Farm Tour')
  expect(text).toContain(`${site.origin}/tours/goat-farm-tour`)
})

test('V97 on phones the name of the company leads to its page', async () => {
  const { user, address } = await visit('/tours/goat-farm-tour')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('link', { name: site.name }))
  await waitFor(() => expect(address()).toBe('/about'))
})

test('T9 Close closes the dialog, and Book Now is next to it', async () => {
  const { user, dialog } = await explore()
  expect(within(dialog).getByRole('button', { name: 'Book Now' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** The text of an element on one line. */
function wordsOf(element: Element | null): string {
  return element?.textContent?.replace(/\s+/g, ' ') ?? ''
}

test('T27 know before you go: four facts, each with a link to its question', async () => {
  const { dialog } = await explore()
  const heading = within(dialog).getByRole('heading', { name: 'Know before you go' })
  const links = [...(heading.nextElementSibling?.querySelectorAll('a[href^="/"]') ?? [])]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ages 3+', '/faq#q-ages'],
    ['What to bring', '/faq#q-bring'],
    ['No pets', '/faq#q-pets'],
    ['Accessibility', '/faq#q-accessibility'],
  ])
  const facts = wordsOf(heading.nextElementSibling)
  for (const fact of [
    'free for children under 3',
    'closed-toe shoes, a hat, sunscreen, bug spray and a reusable water bottle',
    'No pets: please leave them at home',
    'some farms are accessible, but not all',
  ]) {
    expect(facts).toContain(fact)
  }
})

test('V11 a tour with a minimum age of its own does not also name that of our activities', async () => {
  const { dialog } = await explore()
  const advice = within(dialog).getByRole('heading', { name: 'Know before you go' }).parentElement
  expect(advice).not.toHaveTextContent('all activities')
  expect(advice).toHaveTextContent('ask us about this tour')
  cleanup()
  render(
    <MemoryRouter>
      <TourDetails tour={{ ...tour, minimumAge: 12 }} Title="h2" Description="div" />
    </MemoryRouter>,
  )
  expect(screen.getByText('12 years')).toBeVisible()
  expect(screen.queryByText('Ages 3+')).toBeNull()
})

test('T27 every linked question is on the FAQ page and says the same', () => {
  const answers = new Map(
    faqSections
      .flatMap(({ questions }) => questions)
      .map(({ id, answer }) => [
        id,
        answer.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
      ]),
  )
  expect(answers.get('q-ages')).toMatch(/ages 3\+.*free for children under 3/)
  expect(answers.get('q-bring')).toMatch(/Closed-toe shoes, hats, sunscreen, bug spray/)
  expect(answers.get('q-pets')).toMatch(/No pets/)
  expect(answers.get('q-accessibility')).toMatch(/Some farms are accessible, but not all/)
})

test('T27 T28 the links in the dialog close it', async () => {
  const { user, dialog, address } = await explore()
  await user.click(within(dialog).getByRole('link', { name: 'No pets' }))
  await waitFor(() => expect(address()).toBe('/faq#q-pets'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('T28 the cancellation policy is one sentence with a link to the full text', async () => {
  const { dialog } = await explore()
  const link = within(dialog).getByRole('link', { name: 'Cancellation guidelines' })
  expect(link.parentElement).toHaveTextContent(
    'Fees may be waived for medical or family emergencies',
  )
  expect(link).toHaveAttribute('href', '/blog#cancellation')
  const line = wordsOf(link.parentElement).toLowerCase()
  for (const { notice, refund } of cancellationPolicy.steps) {
    expect(line).toContain(`${notice}, ${refund}`.toLowerCase())
  }
})

test('T29 a tour can be shared: WhatsApp, Facebook, or by copying the URL', async () => {
  const { user, dialog } = await explore()
  const url = `${site.origin}/tours/${tour.slug}`
  const hrefOf = (name: RegExp) =>
    within(dialog).getByRole('link', { name }).getAttribute('href') ?? ''
  expect(new URL(hrefOf(/^WhatsApp/)).searchParams.get('text')).toContain(url)
  expect(new URL(hrefOf(/^Facebook/)).searchParams.get('u')).toBe(url)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
  expect(write).toHaveBeenCalledExactlyOnceWith(url)
})

test('T31 the dialog has a name and a description, and traps the focus', async () => {
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
