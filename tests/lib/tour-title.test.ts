import { expect, test } from 'vitest'
import { plainTitle, splitTitle } from '../../src/lib/tour-title'

test.each([
  ['Goat Farm Tour 🐐', 'Goat Farm Tour', '🐐'],
  ['Coffee & Dairy Tour ☕', 'Coffee & Dairy Tour', '☕'],
  ['Farmers 👩🏾‍🌾', 'Farmers', '👩🏾‍🌾'],
  ['Kenya 🇰🇪', 'Kenya', '🇰🇪'],
  ['Love ❤️ ', 'Love', '❤️'],
  ['9-Day Mixed Farming Safari', '9-Day Mixed Farming Safari', ''],
  ['Route 66', 'Route 66', ''],
  ['Goats 🐐 and more', 'Goats 🐐 and more', ''],
  ['', '', ''],
])('%j is split into %j and %j', (title, name, emoji) => {
  expect(splitTitle(title)).toEqual({ name, emoji })
  expect(plainTitle(title)).toBe(name)
})
