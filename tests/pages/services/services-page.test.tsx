import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brochure } from '../../../src/content/brochure'
import { services } from '../../../src/content/services'
import { tours } from '../../../src/content/tours'
import { site } from '../../../src/content/site'
import { BrochureLink } from '../../../src/components/tours/pdf-links'
import { visit } from '../../render'

const farmTours = '/tours?category=Farm%20Tours'
const safaris = '/tours?category=Safari%20%26%20Wildlife'
const educational = '/tours?category=Educational%20Tours'
const cultural = '/tours?category=Cultural%20%26%20Urban'
const regional = '/tours?category=Regional%20Experiences'

function tiles(): HTMLElement[] {
  return within(screen.getByRole('main')).getAllByRole('article')
}

test('R4 R21 S1 the page has its title', async () => {
  await visit('/services')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Our Services$/)
  expect(document.title).toBe(`Our Services | ${site.name}`)
})

test('S2 eight services, each with one link and its category', async () => {
  await visit('/services')
  expect(tiles()).toHaveLength(8)
  for (const tile of tiles()) {
    const href = within(tile).getByRole('link').getAttribute('href') ?? ''
    const category = new URL(href, 'https://site.invalid').searchParams.get('category') ?? ''
    expect(within(tile).getByText(category)).toBeVisible()
  }
})

test.each([
  ['S3', 'Kenya Farm Tours and Farm Stays', farmTours],
  ['S4', 'Agricultural Safaris', safaris],
  ['S5', 'Educational Workshops and Activities', educational],
  ['S6', 'Industry Trade Shows and Conferences', educational],
  ['S7', 'Agri-research Tours', educational],
  ['S8', 'School and Student Tours', educational],
  ['S9', 'Cultural and Sightseeing Tours', cultural],
  ['S2', 'Regional & Adventure Experiences', regional],
])('%s %s leads to %s', async (_row, name, href) => {
  await visit('/services')
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('S4 a service opens the tours of its category', async () => {
  const { user, address } = await visit('/services')
  await user.click(screen.getByRole('link', { name: 'Agricultural Safaris' }))
  expect(address()).toBe(safaris)
  expect(screen.getByRole('button', { name: 'Safari & Wildlife', pressed: true })).toBeVisible()
})

test('V71 each tile says how many tours it leads to', async () => {
  await visit('/services')
  for (const [position, tile] of tiles().entries()) {
    const { category } = services[position] ?? {}
    const count = tours.filter((tour) => tour.category === category).length
    expect(count).toBeGreaterThan(0)
    expect(tile).toHaveTextContent(count === 1 ? 'See 1 tour →' : `See ${count} tours →`)
  }
})

test('S10 Get Custom Quote opens a chat draft with a short greeting in a new tab', async () => {
  await visit('/services')
  const link = screen.getByRole('link', { name: /^Get Custom Quote/ })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/254700000000')
  expect(url.searchParams.get('text')).toBe(`Hello ${site.name}, I would like a custom quote.`)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

test('S11 Download Brochure downloads a PDF and shows its size', () => {
  render(<BrochureLink {...brochure} size="0.2 MB" />)
  const link = screen.getByRole('link', { name: 'Download Brochure PDF · 0.2 MB' })
  expect(link).toHaveAttribute('href', '/brochure.pdf')
  expect(link).toHaveAttribute('download')
  expect(link).not.toHaveAttribute('target')
})

test('S11 built without a brochure, the button asks for it by WhatsApp', async () => {
  await visit('/services')
  const link = screen.getByRole('link', { name: /^Download Brochure by WhatsApp/ })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/254700000000')
  expect(url.searchParams.get('text')).toBe('Please send me your brochure')
  expect(link).toHaveAttribute('target', '_blank')
})
