import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { featureCards, sustainabilityText } from '../../../src/content/about'
import { partners } from '../../../src/content/partners'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

// Compiling the dialog on its first use takes longer than the timeout of a test.
beforeAll(() => import('../../../src/components/tours/tour-dialog'), 30_000)

function section(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no section ${id}.`)
  return element
}

/** Label and figure of every entry, in order. */
function figures(list: Element): (string | null | undefined)[][] {
  return [...list.querySelectorAll('dl > div')].map((entry) => [
    entry.querySelector('dd')?.textContent,
    entry.querySelector('dt')?.textContent,
  ])
}

test('R1 the sections of the page are in order', async () => {
  await visit('/')
  const sections = [
    screen.getByRole('banner'),
    screen.getByRole('region', { name: 'Our tours at a glance' }),
    screen.getByRole('region', { name: 'In numbers' }),
    section('about'),
    section('tours'),
    screen.getByRole('region', { name: 'Our Partners' }),
    section('impact'),
    section('contact'),
    screen.getByRole('contentinfo'),
  ]
  sections.slice(1).forEach((section, position) => {
    const relation = sections[position]?.compareDocumentPosition(section)
    expect(relation).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

test('R21 the page has its own title and one main heading', async () => {
  await visit('/')
  expect(document.title).toBe(`${site.name}: farm tours in Kenya`)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('H10 three counters are below the hero', async () => {
  await visit('/')
  expect(figures(screen.getByRole('region', { name: 'In numbers' }))).toEqual([
    ['7+', 'years'],
    ['500+', 'travelers'],
    ['50+', 'partner farms'],
  ])
})

test('H12 H13 the about section has its id and heading', async () => {
  await visit('/')
  expect(
    within(section('about')).getByRole('heading', {
      level: 2,
      name: 'Cultivate. Innovate. Elevate.',
    }),
  ).toBeVisible()
})

test('H14 Our Story links to the tours, the services and the contact section', async () => {
  await visit('/')
  const story = within(section('about')).getByRole('heading', { name: 'Our Story' }).parentElement
  const hrefs = [...(story?.querySelectorAll('p a') ?? [])].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/tours', '/services', '/#contact'])
})

test('H15 Learn More About Us links to the about page', async () => {
  await visit('/')
  expect(screen.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute(
    'href',
    '/about',
  )
})

test('H16 four feature cards', async () => {
  await visit('/')
  const titles = within(section('about'))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
  expect(titles).toEqual([
    'Community Focused',
    '7+ Years Experience',
    'Authentic Experiences',
    'Sustainable Tourism',
  ])
})

test('H17 Sustainable Tourism links to other sites', async () => {
  await visit('/')
  const card = within(section('about')).getAllByRole('article').at(-1)
  const links = [...(card?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => link.href)).toEqual(featureCards.at(-1)?.links.map(({ url }) => url))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(link.target).toBe('_blank')
    expect(link.relList.contains('noopener')).toBe(true)
  }
})

test('H18 H19 the featured tours are ids 3, 5 and 8 with their durations', async () => {
  await visit('/')
  const cards = within(section('tours')).getAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    expect.stringContaining('9-Day Mixed Farming Safari'),
    expect.stringContaining('Coffee & Dairy Tour'),
    expect.stringContaining('Ngong Adrenaline Rush'),
  ])
  const durations = cards.map((card) => within(card).getByText('Duration').nextSibling?.textContent)
  expect(durations).toEqual(['9 days', '1 day', '1 day'])
})

test('H20 Explore Tour opens the dialog of its tour without changing the URL', async () => {
  const { user, address } = await visit('/')
  await user.click(screen.getByRole('button', { name: 'Explore Tour Coffee & Dairy Tour' }))
  expect(await screen.findByRole('dialog', { name: 'Coffee & Dairy Tour' })).toBeVisible()
  expect(address()).toBe('/')
})

test('H20 closing the dialog returns the focus to the button', async () => {
  const { user } = await visit('/')
  await user.click(screen.getByRole('button', { name: 'Explore Tour Ngong Adrenaline Rush' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Explore Tour Ngong Adrenaline Rush' }),
    ).toHaveFocus(),
  )
})

test('H21 View All Tours links to the tours', async () => {
  const { user, address } = await visit('/')
  await user.click(screen.getByRole('link', { name: 'View All Tours' }))
  await waitFor(() => expect(address()).toBe('/tours'))
})

test('H22 five logos link to their partners in a new tab', async () => {
  await visit('/')
  const region = screen.getByRole('region', { name: 'Our Partners' })
  const logos = within(region).getAllByRole('img')
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(partners.map(({ name }) => name))
  expect(logos).toHaveLength(5)
  logos.forEach((logo, position) => {
    const link = logo.closest('a')
    expect(link).toHaveAttribute('href', partners[position]?.website)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link?.relList.contains('noopener')).toBe(true)
  })
})

test('H23 Become a Partner opens an email', async () => {
  await visit('/')
  const href = screen.getByRole('link', { name: 'Become a Partner' }).getAttribute('href') ?? ''
  const url = new URL(href)
  expect(url.protocol).toBe('mailto:')
  expect(url.pathname).toBe(site.partnersEmail)
  expect(url.searchParams.get('subject')).not.toBe('')
})

test('H24 the impact section has four figures', async () => {
  await visit('/')
  expect(figures(section('impact'))).toEqual([
    ['500+', 'families supported'],
    ['$50K+', 'community income'],
    ['25', 'sustainable practices'],
    ['98%', 'satisfaction'],
  ])
})

test('H25 the impact section contains the text on sustainability', async () => {
  await visit('/')
  expect(within(section('impact')).getByText(sustainabilityText)).toBeVisible()
})

test('H26 N20 the contact section has phone, email and place, which may be copied', async () => {
  await visit('/')
  const contact = within(section('contact'))
  expect(contact.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    'tel:+254700000000',
  )
  expect(contact.getByRole('link', { name: site.businessEmail })).toHaveAttribute(
    'href',
    `mailto:${site.businessEmail}`,
  )
  expect(contact.getByText(site.place)).toBeVisible()
  expect(contact.getByText(site.place).closest('[data-allow-copy]')).not.toBeNull()
})

test('every picture has dimensions, and all but the first are lazy', async () => {
  const { container } = await visit('/')
  const images = [...container.querySelectorAll('img')]
  expect(images.length).toBeGreaterThan(8)
  for (const image of images) {
    expect(image).toHaveAttribute('width')
    expect(image).toHaveAttribute('height')
  }
  expect(images.filter((image) => image.getAttribute('loading') !== 'lazy')).toHaveLength(1)
})
