import { expect, test } from 'vitest'
import { tours } from '../../../../src/content/tours'
import { slugOf } from '../../../../src/admin/kit/fields/slug-of'

test('K3 makes an address of a title', () => {
  expect(slugOf('Coffee & Dairy Tour ☕')).toBe('coffee-and-dairy-tour')
  expect(slugOf("Nairobi's Café — Crème")).toBe('nairobis-cafe-creme')
  expect(slugOf('  9-Day  Mixed/Farming ')).toBe('9-day-mixed-farming')
})

test('K3 nothing readable is nothing', () => {
  expect(slugOf('☕🐐')).toBe('')
  expect(slugOf('شاي')).toBe('')
})

test('K3 a long title is cut, and not at a hyphen', () => {
  const slug = slugOf('a '.repeat(200))
  expect(slug.length).toBeLessThanOrEqual(110)
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('K3 agrees with every address that the site has', () => {
  for (const { slug } of tours) expect(slugOf(slug)).toBe(slug)
})
