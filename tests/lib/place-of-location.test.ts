import { expect, test } from 'vitest'
import { placeOfLocation, type Place } from '../../src/lib/place-of-location'

const at = { latitude: 0, longitude: 37 }
const places: Place[] = [
  { name: 'Nakuru', ...at },
  { name: 'Lake Nakuru', ...at },
  { name: 'Ngong Hills', alsoCalled: ['Ngong'], ...at },
  { name: 'Lari', ...at },
  { name: 'Hell’s Gate', ...at },
  { name: 'Mount Kenya', alsoCalled: ['Mt. Kenya'], ...at },
]

test.each([
  ['Nakuru', 'Nakuru'],
  ['nakuru town', 'Nakuru'],
  ['Lake Nakuru, Nakuru County', 'Lake Nakuru'],
  ['A farm near Lari, Nakuru', 'Lari'],
  ['Ngong Hills, Kajiado County', 'Ngong Hills'],
  ['Ngong, above the town', 'Ngong Hills'],
  ['The slopes of Mt. Kenya', 'Mount Kenya'],
  ["Hell's Gate, Naivasha", 'Hell’s Gate'],
  ['Hell’s Gate, Naivasha', 'Hell’s Gate'],
  ['Molari', undefined],
  ['Larissa', undefined],
  ['Wherever you like', undefined],
  ['', undefined],
])('V51 the location %j names %j', (location, name) => {
  expect(placeOfLocation(location, places)?.name).toBe(name)
})
