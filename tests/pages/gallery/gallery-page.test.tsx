import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { gallery } from '../../../src/content/gallery'
import { galleryTexts } from '../../../src/content/gallery-texts'
import { site } from '../../../src/content/site'
import { visit } from '../../render'
import { compileGallery, tiles } from './queries'

beforeAll(compileGallery, 60_000)

const filters = [
  ['All', 60],
  ['2025 Agri Expo', 16],
  ['Trade Expo 2023', 7],
  ['Coffee Farm Safari', 13],
  ['GR13 Summit 2023', 2],
  ['Mbuzi Farm', 22],
] as const

const filter = () => within(screen.getByLabelText('Filter pictures by series'))
const status = () => document.querySelector('main output')
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href

test('R5 R21 G1 the page has its title', async () => {
  await visit('/gallery')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Photo Gallery$/)
  expect(document.title).toBe(`Photo Gallery | ${site.name}`)
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

test('G3 G4 the filter has six buttons in order, each with its number of pictures', async () => {
  await visit('/gallery')
  expect(
    filter()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(filters.map(([name, count]) => `${name} ${count}`))
  expect(filter().getByRole('button', { pressed: true })).toHaveAccessibleName('All')
})

test.each(filters)('G4 G12 the filter %s shows %i pictures and its paragraph', async (name, n) => {
  const { user } = await visit('/gallery')
  await user.click(filter().getByRole('button', { name }))
  expect(tiles()).toHaveLength(n)
  expect(status()).toHaveTextContent(name === 'All' ? '60 pictures' : `${n} pictures in ${name}`)
  expect(filter().getByRole('button', { pressed: true })).toHaveAccessibleName(name)
  const shown = galleryTexts.filter(({ text }) => screen.queryByText(text))
  expect(shown.map(({ category }) => category)).toEqual([name])
})

test('G5 positions 5, 7 and 35 have their classes, counted in the filtered list', async () => {
  const { user } = await visit('/gallery')
  const item = (position: number) => tiles()[position - 1]?.closest('li')
  const expectWide = (position: number) => {
    expect(item(position)).toHaveClass('col-span-2')
    expect(item(position)).not.toHaveClass('row-span-2')
  }
  expectWide(5)
  expectWide(40)
  for (const large of [7, 35]) expect(item(large)).toHaveClass('col-span-2', 'row-span-2')
  for (const ordinary of [1, 6, 34, 36]) expect(item(ordinary)).not.toHaveClass('col-span-2')

  await user.click(filter().getByRole('button', { name: 'Mbuzi Farm' }))
  expectWide(5)
  expect(item(7)).toHaveClass('col-span-2', 'row-span-2')
  expect(tiles()[6]).toHaveAccessibleName('Horns Like Brackets')
})

test.each(filters)(
  'V1 with the filter %s no other tile of the %i is large or wide',
  async (name) => {
    const { user } = await visit('/gallery')
    await user.click(filter().getByRole('button', { name }))
    const odd = tiles().flatMap((tile, index) => {
      const classes = tile.closest('li')?.className.match(/\S*(?:col|row)-span-\S+/g) ?? []
      const found = classes.toSorted().join(' ')
      const position = index + 1
      const narrow = position % 5 === 0 ? 'col-span-2' : ''
      const expected = position % 7 === 0 ? 'col-span-2 row-span-2' : narrow
      return found === expected ? [] : [`${position}: ${found}`]
    })
    expect(odd).toEqual([])
  },
)

test('G6 G14 each tile has its title as name, its description and the alt text', async () => {
  await visit('/gallery')
  for (const [index, { title, description, alt }] of gallery.entries()) {
    const tile = tiles()[index]
    expect(tile).toHaveAccessibleName(title)
    expect(tile).toHaveAccessibleDescription(description)
    expect(tile?.querySelector('img')).toHaveAttribute('alt', alt)
  }
})

test('G11 tiles and their pictures have no context menu and cannot be dragged', async () => {
  await visit('/gallery')
  for (const tile of tiles()) {
    const picture = tile.querySelector('img') ?? tile
    const menu = createEvent.contextMenu(picture)
    fireEvent(picture, menu)
    expect(menu.defaultPrevented).toBe(true)
    expect(picture).toHaveAttribute('draggable', 'false')
    expect(tile).toHaveAttribute('draggable', 'false')
  }
})

test('G13 choosing a category sets its URL parameter, All removes it, others stay', async () => {
  const { user, address, go } = await visit('/gallery?from=mail')
  await user.click(filter().getByRole('button', { name: 'Coffee Farm Safari' }))
  expect(address()).toBe('/gallery?from=mail&category=Coffee%20Farm%20Safari')
  await user.click(filter().getByRole('button', { name: 'All' }))
  expect(address()).toBe('/gallery?from=mail')
  act(() => go(-1))
  expect(status()).toHaveTextContent('13 pictures in Coffee Farm Safari')
})

test('G13 a category in the URL is selected, also in the meta tags', async () => {
  await visit('/gallery?category=Trade%20Expo%202023')
  expect(tiles()).toHaveLength(7)
  expect(document.title).toBe(`Trade Expo 2023: Photo Gallery | ${site.name}`)
  expect(canonical()).toMatch(/\/gallery\?category=Trade%20Expo%202023$/)
})

test.each([
  ['in another case', 'mbuzi%20farm'],
  ['with an incomplete name', 'GR13%20Summit'],
  ['of markup', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['with a broken encoding', '%E0%A4%A'],
  ['with a null character', '%00'],
  ['of 50,000 letters', 'x'.repeat(50_000)],
])('G13 a category %s shows all pictures and leaves the URL unchanged', async (_what, value) => {
  const { address, container } = await visit(`/gallery?category=${value}`)
  expect(tiles()).toHaveLength(60)
  expect(filter().getByRole('button', { pressed: true })).toHaveAccessibleName('All')
  expect(address()).toBe(`/gallery?category=${value}`)
  expect(canonical()).toMatch(/\/gallery$/)
  expect(container.querySelector('[onerror]')).toBeNull()
})

test('G13 the first of repeated categories counts', async () => {
  await visit('/gallery?category=Mbuzi+Farm&category=Trade+Expo+2023')
  expect(status()).toHaveTextContent('22 pictures in Mbuzi Farm')
})

test('G15 the first two pictures are eager, the others lazy; all have dimensions', async () => {
  await visit('/gallery')
  const pictures = tiles().map((tile) => tile.querySelector('img'))
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high')
  const loading = pictures.map((picture) => picture?.getAttribute('loading') ?? 'eager')
  expect(loading).toEqual(['eager', 'eager', ...Array.from({ length: 58 }, () => 'lazy')])
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('width', '1600')
    expect(picture).toHaveAttribute('height', '1200')
  }
})
