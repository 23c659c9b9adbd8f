import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { visit } from '../../render'
import { closed, compileGallery, tile, viewer } from './queries'

beforeAll(compileGallery, 60_000)

beforeEach(() => {
  Element.prototype.animate = vi.fn<() => Animation>()
})

test('G10 Back closes the viewer after any number of pictures', async () => {
  const { user, address, go } = await visit(['/faq', '/gallery?category=Mbuzi%20Farm'])
  await user.click(tile(40))
  await viewer(40)
  await user.keyboard('{ArrowRight}')
  await viewer(41)
  await user.keyboard('{ArrowRight}')
  await viewer(42)
  expect(address()).toBe('/gallery?category=Mbuzi%20Farm&photo=42')
  act(() => go(-1))
  await closed()
  expect(address()).toBe('/gallery?category=Mbuzi%20Farm')
  act(() => go(1))
  await viewer(42)
})

test('G10 closing the viewer goes back, so that the next Back leaves the gallery', async () => {
  const { user, address, go } = await visit(['/faq', '/gallery'])
  await user.click(tile(7))
  await viewer(7)
  await user.keyboard('{Escape}')
  await closed()
  expect(address()).toBe('/gallery')
  act(() => go(-1))
  await waitFor(() => expect(address()).toBe('/faq'))
})

test('G10 a link opens its picture among all pictures; closing it stays in the gallery', async () => {
  const { user, address } = await visit(['/faq', '/gallery?photo=38'])
  const dialog = await viewer(38)
  expect(within(dialog).getByText('38 / 60')).toBeVisible()
  await user.keyboard('{ArrowRight}')
  await viewer(39)
  await user.keyboard('{Escape}')
  await closed()
  expect(address()).toBe('/gallery')
  await waitFor(() => expect(tile(39)).toHaveFocus())
})

test('G10 G13 a link with a category opens its picture within the category', async () => {
  const { user, address } = await visit('/gallery?category=Mbuzi%20Farm&photo=39')
  const dialog = await viewer(39)
  expect(within(dialog).getByText('Picture 39 · 1 of 22 in Mbuzi Farm')).toBeVisible()
  await user.keyboard('{Escape}')
  await closed()
  expect(address()).toBe('/gallery?category=Mbuzi%20Farm')
})

test('G10 a picture of another category than the chosen one opens among all pictures', async () => {
  const { user } = await visit('/gallery?category=Mbuzi%20Farm&photo=1')
  const dialog = await viewer(1)
  expect(within(dialog).getByText('1 / 60')).toBeVisible()
  await user.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test.each([
  ['before the first', '0'],
  ['after the last', '61'],
  ['with leading zeros', '007'],
  ['with a fraction', '1.0'],
  ['below zero', '-1'],
  ['with an exponent', '1e1'],
  ['with a space', '%201'],
  ['__proto__', '__proto__'],
  ['toString', 'toString'],
  ['of markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['of SQL', "1'%20or%201%3D1--"],
  ['with a broken encoding', '%E0%A4%A'],
  ['with a null character', '%00'],
  ['of 50,000 digits', '9'.repeat(50_000)],
])(
  'G10 V137 a photo parameter %s opens no viewer, is told and leaves the address',
  async (_what, value) => {
    const { address } = await visit(`/gallery?photo=${value}`)
    expect(tile(1)).toBeVisible()
    expect(document.querySelector('[role=dialog]')).toBeNull()
    expect(document.querySelector('main script')).toBeNull()
    expect(screen.getByText('This picture is no longer in our gallery.')).toBeVisible()
    expect(address()).toBe('/gallery')
  },
)

test('G10 the first of repeated photo parameters counts', async () => {
  await visit('/gallery?photo=5&photo=6')
  expect(await viewer(5)).toBeVisible()
})
