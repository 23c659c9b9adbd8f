import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mapStops } from '../../../src/content/map-stops'
import { footerCompany, mainMenu } from '../../../src/content/navigation'
import { tours } from '../../../src/content/tours'
import { paths } from '../../../src/lib/paths'
import { plainTitle } from '../../../src/lib/tour-title'
import { visit } from '../../render'

const entries = () =>
  mapStops.map(({ id }) => {
    const entry = document.getElementById(id)
    if (!entry) throw new Error(`no entry ${id}`)
    return entry
  })
const stampsOn = (map: string) =>
  within(screen.getByRole('navigation', { name: map })).getAllByRole('link')
const stamps = () => stampsOn('Places on the map')

test('V50 the list names every place in order and leads to every tour', async () => {
  await visit('/map')
  expect(screen.getByRole('heading', { level: 1, name: 'Where We Go' })).toBeVisible()
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
  expect(headings).toEqual(expect.arrayContaining(mapStops.map(({ name }) => name)))
  const main = screen.getByRole('main')
  for (const { slug, title } of tours) {
    const link = within(main).getByRole('link', { name: plainTitle(title) })
    expect(link).toHaveAttribute('href', paths.tour(slug))
  }
})

test('V53 each stamp has the number, the place and the tours in its name, and leads to its entry', async () => {
  await visit('/map')
  expect(stamps().map((stamp) => stamp.getAttribute('href'))).toEqual(
    entries().map(({ id }) => `#${id}`),
  )
  expect(stamps()[0]).toHaveAccessibleName('1: Nairobi, 2 tours')
  for (const [index, stamp] of stamps().entries()) {
    expect(stamp).toHaveTextContent(String(index + 1))
    expect(entries()[index]).toHaveTextContent(new RegExp(`^${index + 1}`))
  }
})

test('V53 a stamp and its entry light up together, by pointer and by keyboard', async () => {
  const { user } = await visit('/map')
  const marked = () => document.querySelectorAll('[data-stop][data-active]')
  expect(marked()).toHaveLength(0)
  const [, stamp] = stamps()
  const [, larger] = stampsOn('Places around Nairobi')
  const [, entry, third] = entries()
  if (!stamp || !entry || !third) throw new Error('too few stops')
  await user.hover(stamp)
  expect([...marked()]).toEqual([stamp, larger, entry])
  await user.unhover(stamp)
  await user.hover(entry)
  expect([...marked()]).toEqual([stamp, larger, entry])
  await user.hover(document.body)
  expect(marked()).toHaveLength(0)
  const link = within(third).getAllByRole('link')[0]
  act(() => link?.focus())
  expect([...marked()]).toEqual([stamps()[2], stampsOn('Places around Nairobi')[2], third])
})

test('V54 the map is linked from the footer and the tours, not from the menu', async () => {
  expect(footerCompany.items).toContainEqual({ name: 'Map', href: '/map' })
  expect(mainMenu.map(({ href }) => href)).not.toContain('/map')
  await visit('/tours')
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'See the places on a map' }),
  ).toHaveAttribute('href', '/map')
})

test('V185 the crowded region is drawn larger, with the numbers of the map', async () => {
  await visit('/map')
  const larger = stampsOn('Places around Nairobi')
  expect(larger.length).toBeGreaterThan(3)
  const names = stamps().map((stamp) => stamp.getAttribute('aria-label'))
  for (const stamp of larger) {
    expect(names).toContain(stamp.getAttribute('aria-label'))
    expect(entries().map(({ id }) => `#${id}`)).toContain(stamp.getAttribute('href'))
  }
})

test('V186 the place that a tour leads to is marked, and leads back to the tour as it was left', async () => {
  const { user, address } = await visit('/tours/coffee-and-dairy-tour')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('link', { name: 'See on the map' }))
  const back = await screen.findByRole('link', { name: 'Back to the tour' })
  const entry = back.closest('[data-stop]')
  expect(entry).toHaveAttribute('data-active')
  expect(entry?.id).toBe(address().split('#')[1])
  await user.click(back)
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(address()).toBe('/tours/coffee-and-dairy-tour')
})

test('V186 each tour of a place opens it by name in a map service', async () => {
  await visit('/map#place-naivasha')
  const [entry] = entries().filter(({ id }) => id === 'place-naivasha')
  if (!entry) throw new Error('Naivasha is not on the map.')
  expect(entry).toHaveAttribute('data-active')
  expect(within(entry).queryByRole('link', { name: 'Back to the tour' })).toBeNull()
  const link = within(entry).getByRole('link', { name: /^Open .*Naivasha.* in Google Maps/ })
  expect(link).toHaveAttribute('href', expect.stringMatching(/query=.*Naivasha.*Kenya$/))
})
