import { createEvent, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { gallery } from '../../../src/content/gallery'
import { site } from '../../../src/content/site'
import { visit } from '../../render'
import { closed, compileGallery, tile, titleOf, viewer } from './wall'

const slides = vi.fn<() => Animation>()

beforeAll(compileGallery, 60_000)

beforeEach(() => {
  slides.mockReset()
  Element.prototype.animate = slides
})

/** Waits for the picture with this number; tells its place as it is shown. */
async function placeOf(id: number): Promise<string | null> {
  return within(await viewer(id)).getByText(/^\d+ \/ \d+$/).textContent
}

/** A button of the viewer. */
const button = async (name: string) => within(await viewer()).getByRole('button', { name })

test('G7 G14 a press on a tile opens the viewer with that picture and its words', async () => {
  const { user, address } = await visit('/gallery')
  await user.click(tile(3))
  expect(await placeOf(3)).toBe('3 / 60')
  const dialog = await viewer()
  expect(dialog).toHaveAccessibleName('Seeds in Every Shade')
  expect(within(dialog).getByRole('heading', { name: 'Seeds in Every Shade' })).toBeVisible()
  expect(dialog).toHaveAccessibleDescription(gallery[2]?.description)
  const picture = within(dialog).getByRole('img', { name: gallery[2]?.alt ?? '' })
  expect(picture).toHaveAttribute('src', gallery[2]?.url)
  expect(address()).toBe('/gallery?photo=3')
})

test('G8 the close button closes it', async () => {
  const { user, address } = await visit('/gallery')
  await user.click(tile(3))
  await viewer()
  await user.click(await button('Close'))
  await closed()
  expect(address()).toBe('/gallery')
})

test('G8 a click on the backdrop closes it; one on the picture or its words does not', async () => {
  const { user } = await visit('/gallery')
  await user.click(tile(3))
  const dialog = await viewer()
  await user.click(within(dialog).getByRole('img'))
  await user.click(within(dialog).getByRole('heading'))
  await user.click(within(dialog).getByText('3 / 60'))
  expect(dialog).toBeInTheDocument()
  await user.click(dialog)
  await closed()
})

test('G9 Esc closes it', async () => {
  const { user, address } = await visit('/gallery')
  await user.click(tile(3))
  await viewer()
  await user.keyboard('{Escape}')
  await closed()
  expect(address()).toBe('/gallery')
})

test('G9 arrows, Home and End walk through all pictures and round', async () => {
  const { user } = await visit('/gallery')
  await user.click(tile(2))
  expect(await placeOf(2)).toBe('2 / 60')
  await user.keyboard('{ArrowRight}')
  expect(await placeOf(3)).toBe('3 / 60')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(await placeOf(1)).toBe('1 / 60')
  await user.keyboard('{ArrowLeft}')
  expect(await placeOf(60)).toBe('60 / 60')
  await user.keyboard('{ArrowRight}')
  expect(await placeOf(1)).toBe('1 / 60')
  await user.keyboard('{End}')
  expect(await placeOf(60)).toBe('60 / 60')
  await user.keyboard('{Home}')
  expect(await placeOf(1)).toBe('1 / 60')
})

test('G9 arrows with Alt belong to the browser', async () => {
  const { user } = await visit('/gallery')
  await user.click(tile(2))
  const dialog = await viewer()
  const press = createEvent.keyDown(dialog, { key: 'ArrowRight', altKey: true })
  fireEvent(dialog, press)
  expect(press.defaultPrevented).toBe(false)
  expect(await placeOf(2)).toBe('2 / 60')
})

test('G9 the buttons lead to the neighbours, within the chosen series', async () => {
  const { user, address } = await visit('/gallery?category=GR13%20Summit%202023')
  await user.click(tile(37))
  expect(await placeOf(37)).toBe('1 / 2')
  await user.click(await button('Next picture'))
  expect(await placeOf(38)).toBe('2 / 2')
  await user.click(await button('Next picture'))
  expect(await placeOf(37)).toBe('1 / 2')
  await user.click(await button('Previous picture'))
  expect(await placeOf(38)).toBe('2 / 2')
  expect(address()).toBe('/gallery?category=GR13%20Summit%202023&photo=38')
})

test('G9 a swipe leads on; a tap, a slant, a mouse and a second finger do not', async () => {
  const { user } = await visit('/gallery')
  await user.click(tile(5))
  const picture = within(await viewer()).getByRole('img')
  type Way = { x: number; y?: number; type?: string; second?: boolean }
  const drag = ({ x, y = 0, type = 'touch', second = false }: Way) => {
    const finger = { pointerId: 1, pointerType: type, isPrimary: true }
    fireEvent.pointerDown(picture, { ...finger, clientX: 200, clientY: 200 })
    if (second) fireEvent.pointerDown(picture, { ...finger, pointerId: 2, isPrimary: false })
    fireEvent.pointerUp(picture, { ...finger, clientX: 200 + x, clientY: 200 + y })
  }
  drag({ x: -12 })
  drag({ x: -60, y: 90 })
  drag({ x: -90, type: 'mouse' })
  drag({ x: -90, second: true })
  expect(await placeOf(5)).toBe('5 / 60')
  drag({ x: -90, y: 20 })
  expect(await placeOf(6)).toBe('6 / 60')
  fireEvent.pointerDown(within(await viewer()).getByRole('img'), {
    pointerId: 3,
    pointerType: 'pen',
    isPrimary: true,
    clientX: 100,
  })
  fireEvent.pointerUp(within(await viewer()).getByRole('img'), { pointerId: 3, clientX: 190 })
  expect(await placeOf(5)).toBe('5 / 60')
})

test('G9 the pictures on both sides are fetched ahead, also round the end', async () => {
  const fetched: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        fetched.push(url)
      }
    },
  )
  const { user } = await visit('/gallery')
  await user.click(tile(1))
  await viewer()
  expect(fetched.toSorted()).toEqual([gallery[1]?.url, gallery[59]?.url].toSorted())
})

test('G9 who saves data fetches nothing ahead', async () => {
  const fetch = vi.fn<() => void>()
  vi.stubGlobal('Image', fetch)
  const { user } = await visit('/gallery', { savesData: true })
  await user.click(tile(1))
  await viewer()
  expect(fetch).not.toHaveBeenCalled()
})

test('G9 a change slides in, and is told politely', async () => {
  const { user } = await visit('/gallery')
  await user.click(tile(1))
  const dialog = await viewer()
  expect(slides).not.toHaveBeenCalled()
  await user.keyboard('{ArrowRight}')
  expect(await placeOf(2)).toBe('2 / 60')
  expect(slides).toHaveBeenCalledTimes(1)
  const told = dialog.querySelector('[aria-live=polite]')
  expect(told).toHaveTextContent(`Picture 2 of 60. ${titleOf(2)}`)
})

test('G9 nothing slides where motion is not wanted', async () => {
  const { user } = await visit('/gallery', { prefersReducedMotion: true })
  await user.click(tile(1))
  await viewer()
  await user.keyboard('{ArrowRight}')
  expect(await placeOf(2)).toBe('2 / 60')
  expect(slides).not.toHaveBeenCalled()
})

test('G11 the opened picture has no context menu and cannot be dragged', async () => {
  await visit('/gallery?photo=9')
  const picture = within(await viewer()).getByRole('img')
  const menu = createEvent.contextMenu(picture)
  fireEvent(picture, menu)
  expect(menu.defaultPrevented).toBe(true)
  expect(picture).toHaveAttribute('draggable', 'false')
})

test('G16 "In this photo?" opens the withdrawal form and names the picture', async () => {
  await visit('/gallery?photo=23')
  const dialog = within(await viewer())
  const form = dialog.getByRole('link', { name: /^In this photo\? Ask us to remove it/ })
  expect(form).toHaveAttribute('href', site.dataWithdrawalForm)
  expect(form).toHaveAttribute('target', '_blank')
  expect(form).toHaveAttribute('rel', 'noopener noreferrer')
  expect(dialog.getByText('Picture 23')).toHaveAttribute('data-allow-copy')

  const mail = new URL(dialog.getByRole('link', { name: 'write to us' }).getAttribute('href') ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(decodeURIComponent(mail.pathname)).toBe(site.infoEmail)
  expect(mail.searchParams.get('subject')).toContain('picture 23')
  for (const part of ['picture 23', titleOf(23), '/gallery?photo=23']) {
    expect(mail.searchParams.get('body')).toContain(part)
  }
})

test('G17 the focus goes to the viewer, and back to the tile of the picture shown last', async () => {
  const { user } = await visit('/gallery')
  await user.click(tile(2))
  const dialog = await viewer()
  expect(dialog).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(await placeOf(4)).toBe('4 / 60')
  await user.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(tile(4)).toHaveFocus())
})

test('Q12 G14 a picture that cannot be loaded leaves its words in the viewer', async () => {
  await visit('/gallery?photo=9')
  const dialog = within(await viewer())
  // First the prepared file, then the plain one in its place.
  fireEvent.error(dialog.getByRole('img'))
  fireEvent.error(dialog.getByRole('img'))
  expect(dialog.getByText(gallery[8]?.alt ?? '')).toBeVisible()
  expect(dialog.queryByRole('img')).toBeNull()
})
