import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { tourDialog } from '../../../src/components/tours/tour-dialog-slot'
import { tourCategories } from '../../../src/content/categories'
import { site } from '../../../src/content/site'
import { tours } from '../../../src/content/tours'
import { plainText } from '../../../src/lib/plain-text'
import { visit } from '../../render'

// Compiling the dialog on its first use may take longer than the timeout of a query.
beforeAll(() => tourDialog.load())

function cards(): HTMLElement[] {
  return screen.getAllByRole('article')
}

function titles(): (string | undefined)[] {
  return cards().map((card) => within(card).getByRole('heading').textContent?.trim())
}

function card(name: RegExp): HTMLElement {
  const found = cards().find((each) => name.test(each.textContent ?? ''))
  if (!found) throw new Error(`No card says ${name}.`)
  return found
}

/** Names of the pressed filters. */
function pressed(): (string | null)[] {
  return screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)
}

/** Whether a tour's title, location or description contains a word. */
function holds({ title, location, description }: (typeof tours)[number], word: string): boolean {
  return `${title} ${location} ${plainText(description)}`.toLowerCase().includes(word)
}

function trail(): (string | null)[] {
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' })
  return within(breadcrumb)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a')?.textContent ?? item.textContent)
}

function queryOf(address: string): string | null {
  return new URL(address, 'https://shambatrails.example').searchParams.get('category')
}

test('L1 R21 the page has its title', async () => {
  await visit('/tours')
  expect(screen.getByRole('heading', { level: 1, name: 'All Tours & Itineraries' })).toBeVisible()
  expect(document.title).toBe(`All Tours & Itineraries | ${site.name}`)
})

test('L2 N21 the breadcrumb names the category only when one is chosen', async () => {
  const { user } = await visit('/tours')
  expect(trail()).toEqual(['Home', 'Tours'])
  await user.click(screen.getByRole('button', { name: 'Farm Tours' }))
  expect(trail()).toEqual(['Home', 'Tours', 'Farm Tours'])
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(within(breadcrumb).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(within(breadcrumb).getByRole('link', { name: 'Tours' })).toHaveAttribute('href', '/tours')
  expect(within(breadcrumb).getByText('Farm Tours')).toHaveAttribute('aria-current', 'page')
})

test('L3 six filters in order', async () => {
  await visit('/tours')
  const filter = screen.getByRole('group', { name: 'Filter tours by category' })
  expect(
    within(filter)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual([
    'All',
    'Farm Tours',
    'Safari & Wildlife',
    'Cultural & Urban',
    'Regional Experiences',
    'Educational Tours',
  ])
})

test('L3 each filter shows its number of tours, which is not part of its name', async () => {
  await visit('/tours?q=farm&category=Educational%20Tours')
  const counts = screen
    .getAllByRole('button', { pressed: false })
    .concat(screen.getAllByRole('button', { pressed: true }))
    .map((button) => [button.textContent, button.dataset['count']])
  const found = (category?: string) =>
    String(
      tours.filter((tour) => holds(tour, 'farm') && (!category || tour.category === category))
        .length,
    )
  expect(Object.fromEntries(counts)).toEqual({
    All: found(),
    ...Object.fromEntries(tourCategories.map((name) => [name, found(name)])),
  })
})

test.each(tourCategories)('L4 choosing %s sets the parameter and shows its tours', async (name) => {
  const { user, address } = await visit('/tours')
  await user.click(screen.getByRole('button', { name }))
  expect(address()).toBe(`/tours?category=${encodeURIComponent(name)}`)
  expect(titles()).toEqual(
    tours.filter(({ category }) => category === name).map(({ title }) => title),
  )
})

test('L5 All removes the parameter and keeps the others', async () => {
  const { user, address } = await visit('/tours?utm=a%20b&category=Farm%20Tours')
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(address()).toBe('/tours?utm=a%20b')
  expect(cards()).toHaveLength(14)
})

test.each(tourCategories)('R3 L6 a URL with %s pre-selects it', async (name) => {
  await visit(`/tours?category=${encodeURIComponent(name)}`)
  expect(pressed()).toEqual([name])
  expect(document.title).toBe(`${name} | ${site.name}`)
})

test('L6 a plus sign is a space, and of two values the first counts', async () => {
  await visit('/tours?category=Safari+%26+Wildlife&category=Farm%20Tours')
  expect(pressed()).toEqual(['Safari & Wildlife'])
})

test.each([
  'zzz',
  'farm tours',
  'Farm Tours ',
  'Safari & Wildlife',
  '',
  '%E0%A4%A',
  'All',
  '<img src=x onerror=alert(1)>',
  'zzz&category=Farm%20Tours',
])(
  'L6 the invalid value %s shows everything and stays in the URL until a choice',
  async (value) => {
    const start = `/tours?category=${value}`
    const { user, address, container } = await visit(start)
    expect(cards()).toHaveLength(14)
    expect(pressed()).toEqual(['All'])
    expect(address()).toBe(start)
    expect(document.title).toBe(`All Tours & Itineraries | ${site.name}`)
    expect(trail()).toEqual(['Home', 'Tours'])
    expect(container.querySelector('img[src=x]')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'All' }))
    expect(queryOf(address())).toBeNull()
  },
)

test('L7 the 14 tours are in the specified order with their emoji', async () => {
  await visit('/tours')
  expect(titles()).toEqual(tours.map(({ title }) => title))
  const names = [
    'Flower Farm Tour in Naivasha',
    'Rural Farm Safari - Tea & Cheese',
    '9-Day Mixed Farming Safari',
    'Organic Farm Visit',
    'Coffee & Dairy Tour',
    'Matatu Tourism',
    'Nanasi (Pineapple) Tour',
    'Ngong Adrenaline Rush',
    'Goat Farm Tour',
    'Maasai Ostrich Farm Tour',
    'Pig Farm Tour',
    'Educational STEM Tours',
    'Bonding Safari',
    'Wellness and Nature Experience',
  ]
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(14)
  cards().forEach((each, position) => {
    const name = names[position] ?? ''
    // The emoji is shown, but hidden from screen readers.
    expect(within(each).getByRole('heading', { name })).toHaveTextContent(/\p{Emoji}$/u)
  })
})

test('L8 the first card has the main picture of the page, each other a lazy one, all with dimensions', async () => {
  await visit('/tours')
  cards().forEach((each, position) => {
    const image = within(each).getByRole('img', { name: tours[position]?.imageAlt ?? '' })
    expect(image).toHaveAttribute('src', tours[position]?.image)
    const [name, value] = position === 0 ? ['fetchpriority', 'high'] : ['loading', 'lazy']
    expect(image).toHaveAttribute(name, value)
    expect(image).toHaveAttribute('width')
    expect(image).toHaveAttribute('height')
  })
})

test('L9 exactly four cards have the Featured badge', async () => {
  await visit('/tours')
  const featured = cards().flatMap((each, position) =>
    within(each).queryByText('Featured') ? [position + 1] : [],
  )
  expect(featured).toEqual([3, 5, 8, 12])
})

test('L10 external links in a description open in a new tab', async () => {
  await visit('/tours')
  const link = within(card(/Flower Farm/)).getByRole('link', { name: /Lake Naivasha/ })
  expect(link).toHaveAttribute('href', 'https://en.wikipedia.org/wiki/Lake_Naivasha')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
})

test('L11 a card links to its category', async () => {
  const { user } = await visit('/tours')
  await user.click(within(card(/Goat Farm/)).getByRole('link', { name: 'More Farm Tours' }))
  expect(pressed()).toEqual(['Farm Tours'])
})

test('L12 every card links to the services', async () => {
  await visit('/tours')
  for (const each of cards()) {
    expect(within(each).getByText('Our services')).toHaveAttribute('href', '/services')
  }
})

test('L13 every card shows duration, location and group size', async () => {
  await visit('/tours')
  cards().forEach((each, position) => {
    const tour = tours[position]
    for (const [term, value] of [
      ['Duration', tour?.duration],
      ['Location', tour?.location],
      ['Group size', tour?.participants],
    ] as const) {
      expect(within(each).getByText(term).nextSibling).toHaveTextContent(value ?? '')
    }
  })
})

test('L14 R24 Explore Tour opens the dialog at its own URL, over the same list', async () => {
  const { user, address } = await visit('/tours?category=Farm%20Tours')
  await user.click(screen.getByRole('button', { name: 'Explore Tour Goat Farm Tour' }))
  expect(await screen.findByRole('dialog', { name: 'Goat Farm Tour' })).toBeVisible()
  expect(address()).toBe('/tours/goat-farm-tour?category=Farm%20Tours')
  expect(document.title).toBe(`Goat Farm Tour | ${site.name}`)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(address()).toBe('/tours?category=Farm%20Tours')
  expect(pressed()).toEqual(['Farm Tours'])
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Explore Tour Goat Farm Tour' })).toHaveFocus(),
  )
})

test('R24 the title of a card opens the same dialog', async () => {
  const { user, address } = await visit('/tours')
  await user.click(within(card(/Pig Farm/)).getByRole('link', { name: 'Pig Farm Tour' }))
  expect(await screen.findByRole('dialog', { name: 'Pig Farm Tour' })).toBeVisible()
  expect(address()).toBe('/tours/pig-farm-tour')
})

test('R24 a dialog opened from the list closes by going back, once', async () => {
  const { user, address, go } = await visit(['/', '/tours'])
  await user.click(screen.getByRole('button', { name: 'Explore Tour Goat Farm Tour' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}{Escape}')
  expect(address()).toBe('/tours')
  go(1)
  expect(await screen.findByRole('dialog', { name: 'Goat Farm Tour' })).toBeVisible()
})

test('R24 the URL of a tour opens its dialog, and closing it shows the list', async () => {
  const { user, address } = await visit(['/', '/tours/9-day-mixed-farming-safari'])
  expect(await screen.findByRole('dialog', { name: '9-Day Mixed Farming Safari' })).toBeVisible()
  expect(document.title).toBe(`9-Day Mixed Farming Safari | ${site.name}`)
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://shambatrails.example/tours/9-day-mixed-farming-safari',
  )
  await user.click(screen.getByRole('button', { name: /^Close: ?All tours$/ }))
  expect(address()).toBe('/tours')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('L23 Back and Forward move through the chosen filters', async () => {
  const { user, go } = await visit('/tours')
  await user.click(screen.getByRole('button', { name: 'Farm Tours' }))
  await user.click(screen.getByRole('button', { name: 'Educational Tours' }))
  go(-1)
  await waitFor(() => expect(pressed()).toEqual(['Farm Tours']))
  go(-1)
  await waitFor(() => expect(pressed()).toEqual(['All']))
  go(1)
  await waitFor(() => expect(pressed()).toEqual(['Farm Tours']))
})
