import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { featureCards, sustainabilityText } from '../../src/content/about'
import { heroSlides } from '../../src/content/hero'
import { pictureFiles } from '../../src/content/pictures'
import { partners } from '../../src/content/partners'
import { site } from '../../src/content/site'
import { aboutStats, heroStats, impactStats } from '../../src/content/stats'
import { tours } from '../../src/content/tours'

const figures = (stats: readonly { number: string; label: string }[]) =>
  stats.map((stat) => `${stat.number} ${stat.label}`)

test('H1 four different slides with five fields each', () => {
  expect(heroSlides).toHaveLength(4)
  for (const field of [
    'title',
    'subtitle',
    'slogan',
    'description',
    'image',
    'imageAlt',
  ] as const) {
    const values = heroSlides.map((slide) => slide[field])
    expect(values.every((value) => value.trim() !== '')).toBe(true)
    expect(new Set(values).size).toBe(4)
  }
})

test('H10 the counters below the hero', () => {
  expect(figures(heroStats)).toEqual(['7+ years', '500+ travelers', '50+ partner farms'])
})

test('H24 the figures of the impact section', () => {
  expect(figures(impactStats)).toEqual([
    '500+ families supported',
    '$50K+ community income',
    '25 sustainable practices',
    '98% satisfaction',
  ])
})

test('A6 the figures of the about page', () => {
  expect(figures(aboutStats)).toEqual([
    '50+ Partner Farms',
    '2,000+ Visitors Hosted',
    'Ksh 2M+ Direct Income',
    '7 Years Experience',
  ])
})

test('A9 every figure has a definition', () => {
  for (const stat of [...heroStats, ...impactStats, ...aboutStats]) {
    expect(stat.description).not.toBe('')
    expect(stat.definition).toMatch(/^[A-Z].*\.$/)
  }
})

test('H16 H17 four feature cards, the last with outbound links', () => {
  expect(featureCards.map((card) => card.title)).toEqual([
    'Community Focused',
    '7+ Years Experience',
    'Authentic Experiences',
    'Sustainable Tourism',
  ])
  expect(featureCards.map((card) => card.links.length > 0)).toEqual([false, false, false, true])
  expect(featureCards[3]?.links.every((link) => link.url.startsWith('https://'))).toBe(true)
})

test('H22 five partners that are clearly fictitious', () => {
  expect(partners).toHaveLength(5)
  expect(new Set(partners.map((partner) => partner.name)).size).toBe(5)
  for (const partner of partners) {
    expect(partner.name).toMatch(/^Sample /)
    expect(partner.website).toMatch(/^https:\/\/example\.org\/[a-z-]+$/)
  }
})

test('H13 H25 the tagline and the sustainability text', () => {
  expect(site.tagline).toBe('Cultivate. Innovate. Elevate.')
  expect(sustainabilityText.split(' ').length).toBeGreaterThan(30)
})

test('T1 L8 every local picture exists', () => {
  const images = [
    ...tours.map((tour) => tour.image),
    ...heroSlides.map((slide) => slide.image),
    ...partners.map((partner) => partner.logo),
  ].filter((image) => image.startsWith('/'))
  const isThere = (image: string) => image in pictureFiles || existsSync(`public${image}`)
  expect(images.filter((image) => !isThere(image))).toEqual([])
})

test('the name of the company is defined in site.ts only', () => {
  for (const file of ['hero', 'stats', 'partners', 'about', 'navigation']) {
    expect(readFileSync(`src/content/${file}.ts`, 'utf8')).not.toContain(site.name)
  }
})
