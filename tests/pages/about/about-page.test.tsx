import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aboutStory, pillars, teamRoles } from '../../../src/content/about-page'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

function region(name: string) {
  return within(screen.getByRole('region', { name }))
}

/** Texts of the headings of one level in a section. */
function headings(name: string, level: number): string[] {
  return region(name)
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent)
}

test('R2 R21 the page has its own title and one main heading', async () => {
  await visit('/about')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`About ${site.name}`)
  expect(document.title).toBe(`About us | ${site.name}`)
})

test('R2 the menu links to the page', async () => {
  const { user, address } = await visit('/tours')
  // jsdom hides every popover, as a narrow screen would.
  const link = document.querySelector('nav[aria-label=Main] a[href="/about"]')
  if (!link) throw new Error('The menu has no link to the page.')
  await user.click(link)
  expect(address()).toBe('/about')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`About ${site.name}`)
})

test('A1 Our Story', async () => {
  await visit('/about')
  for (const text of aboutStory) expect(region('Our Story').getByText(text)).toBeVisible()
})

test('A2 three pillars, each with a sentence', async () => {
  await visit('/about')
  expect(headings('Our Story', 4)).toEqual(['Cultivate', 'Innovate', 'Elevate'])
  for (const { text } of pillars) expect(region('Our Story').getByText(text)).toBeVisible()
})

test('A3 the narrative names over 50 farming families', async () => {
  await visit('/about')
  expect(region('Our Story').getByText(/over 50 farming families/)).toBeVisible()
})

test('A4 four core values', async () => {
  await visit('/about')
  expect(headings('Our Core Values', 3)).toEqual([
    'Respect',
    'Sustainability',
    'Innovation',
    'Impact',
  ])
})

test('A5 the team section shows roles, each with a picture and alt text', async () => {
  await visit('/about')
  expect(headings('Our Team', 3)).toEqual(teamRoles.map(({ title }) => title))
  expect(headings('Our Team', 3)).toEqual(
    expect.arrayContaining(['Lead guide', 'Farm partnerships', 'Farm kitchen']),
  )
  const pictures = region('Our Team').getAllByRole('img')
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(
    teamRoles.map(({ imageAlt }) => imageAlt),
  )
})

test('A6 the four figures of the about page', async () => {
  await visit('/about')
  const entries = screen
    .getByRole('region', { name: 'Our Impact in Numbers' })
    .querySelectorAll('dl > div')
  const figures = [...entries].map((entry) => [
    entry.querySelector('dd')?.textContent,
    entry.querySelector('dt')?.textContent,
  ])
  expect(figures).toEqual([
    ['50+', 'Partner Farms'],
    ['2,000+', 'Visitors Hosted'],
    ['Ksh 2M+', 'Direct Income'],
    ['7', 'Years Experience'],
  ])
})

test('A7 Explore Our Tours links to the tours', async () => {
  const { user, address } = await visit('/about')
  await user.click(screen.getByRole('link', { name: 'Explore Our Tours' }))
  expect(address()).toBe('/tours')
})

test('A8 Partner With Us opens an email to the address for partners', async () => {
  await visit('/about')
  const href = screen.getByRole('link', { name: 'Partner With Us' }).getAttribute('href') ?? ''
  const url = new URL(href)
  expect(url.protocol).toBe('mailto:')
  expect(url.pathname).toBe(site.partnersEmail)
  expect(url.searchParams.get('subject')).toMatch(/partner/i)
})

test('the Swahili word of welcome has its language marked', async () => {
  await visit('/about')
  expect(screen.getByText('Karibu')).toHaveAttribute('lang', 'sw')
})
