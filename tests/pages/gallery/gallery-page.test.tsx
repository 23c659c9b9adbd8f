import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tourCategories } from '../../../src/content/model'
import { paths } from '../../../src/lib/paths'
import { visit } from '../../render'

test('R5 R21 G1 the page has its title', async () => {
  await visit('/gallery')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Photo Gallery$/)
  expect(document.title).toBe('Photo Gallery | Shamba Trails')
})

test('G2 the breadcrumb is Home > Gallery', async () => {
  await visit('/gallery')
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Home›',
    'Gallery',
  ])
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(trail.getByText('Gallery')).toHaveAttribute('aria-current', 'page')
})

test('R5 without pictures the page says so and leads to the tours', async () => {
  await visit('/gallery')
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/will hang here/)).toBeVisible()
  expect(main.getByRole('link', { name: 'See all tours' })).toHaveAttribute('href', '/tours')
  for (const category of tourCategories) {
    expect(main.getByRole('link', { name: category })).toHaveAttribute(
      'href',
      paths.tours(category),
    )
  }
  expect(main.queryByRole('button')).toBeNull()
})
