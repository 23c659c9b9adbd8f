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
const stamps = () =>
  within(screen.getByRole('navigation', { name: 'Places on the map' })).getAllByRole('link')

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
  const [, entry, third] = entries()
  if (!stamp || !entry || !third) throw new Error('too few stops')
  await user.hover(stamp)
  expect([...marked()]).toEqual([stamp, entry])
  await user.unhover(stamp)
  await user.hover(entry)
  expect([...marked()]).toEqual([stamp, entry])
  await user.hover(document.body)
  expect(marked()).toHaveLength(0)
  const link = within(third).getAllByRole('link')[0]
  act(() => link?.focus())
  expect([...marked()]).toEqual([stamps()[2], third])
})

test('V54 the map is linked from the footer and the tours, not from the menu', async () => {
  expect(footerCompany.items).toContainEqual({ name: 'Map', href: '/map' })
  expect(mainMenu.map(({ href }) => href)).not.toContain('/map')
  await visit('/tours')
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'See the places on a map' }),
  ).toHaveAttribute('href', '/map')
})
