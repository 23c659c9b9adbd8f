import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { gallery } from '../../../src/content/gallery'
import { site } from '../../../src/content/site'
import type { GalleryImage } from '../../../src/content/model'
import { PhotoViewer } from '../../../src/pages/gallery/photo-viewer'
import { stubBrowser, visit } from '../../render'
import { closed, compileGallery, tile, titleOf, viewer } from './queries'

const slides = vi.fn<() => Animation>()

beforeAll(compileGallery, 60_000)

beforeEach(() => {
  slides.mockReset()
  Element.prototype.animate = slides
})

/** Waits for the picture with this id; returns its position as shown. */
async function placeOf(id: number): Promise<string | null> {
  return (await viewer(id)).querySelector('.viewer-count')?.textContent ?? null
}

/** A button of the viewer. */
const button = async (name: string) => within(await viewer()).getByRole('button', { name })

test('G7 G14 a click on a tile opens the viewer with its picture, title and description', async () => {
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

test('G8 the close button closes the viewer', async () => {
  const { user, address } = await visit('/gallery')
  await user.click(tile(3))
  await viewer()
  await user.click(await button('Close'))
  await closed()
  expect(address()).toBe('/gallery')
})

test('G8 a click on the backdrop closes the viewer, one on the picture or text does not', async () => {
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

test('G9 Esc closes the viewer', async () => {
  const { user, address } = await visit('/gallery')
  await user.click(tile(3))
  await viewer()
  await user.keyboard('{Escape}')
  await closed()
  expect(address()).toBe('/gallery')
})

test('G9 arrows, Home and End move through all pictures and wrap around', async () => {
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

test('G9 arrows with Alt are left to the browser', async () => {
  const { user } = await visit('/gallery')
  await user.click(tile(2))
  const dialog = await viewer()
  const press = createEvent.keyDown(dialog, { key: 'ArrowRight', altKey: true })
  fireEvent(dialog, press)
  expect(press.defaultPrevented).toBe(false)
  expect(await placeOf(2)).toBe('2 / 60')
})

test('G9 the buttons move to the previous and next picture of the chosen category', async () => {
  const { user, address } = await visit('/gallery?category=GR13%20Summit%202023')
  await user.click(tile(37))
  expect(await placeOf(37)).toBe('Picture 37 · 1 of 2 in GR13 Summit 2023')
  await user.click(await button('Next picture'))
  expect(await placeOf(38)).toBe('Picture 38 · 2 of 2 in GR13 Summit 2023')
  await user.click(await button('Next picture'))
  expect(await placeOf(37)).toBe('Picture 37 · 1 of 2 in GR13 Summit 2023')
  await user.click(await button('Previous picture'))
  expect(await placeOf(38)).toBe('Picture 38 · 2 of 2 in GR13 Summit 2023')
  expect(address()).toBe('/gallery?category=GR13%20Summit%202023&photo=38')
})

test('G9 a swipe moves on; a tap, a diagonal movement, a mouse and two fingers do not', async () => {
  const { user } = await visit('/gallery')
  await user.click(tile(5))
  const picture = within(await viewer()).getByRole('img')
  type Movement = { x: number; y?: number; type?: string; second?: boolean }
  const drag = ({ x, y = 0, type = 'touch', second = false }: Movement) => {
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

test('G9 the previous and next pictures are preloaded, also across the end', async () => {
  const pictures = preloadedPictures()
  const { user } = await visit('/gallery')
  await user.click(tile(1))
  await viewer()
  expect(pictures().map((picture) => picture.querySelector('img')?.getAttribute('src'))).toEqual([
    gallery[1]?.url,
    gallery[59]?.url,
  ])
  // The file that the viewer shows.
  for (const picture of pictures()) {
    expect(picture.querySelector('source')).toHaveAttribute(
      'srcset',
      expect.stringMatching(/^\/pictures\/\w+\/480\.avif 480w,/),
    )
  }
})

test('G9 nothing is preloaded for visitors who save data', async () => {
  const pictures = preloadedPictures()
  const { user } = await visit('/gallery', { savesData: true })
  await user.click(tile(1))
  await viewer()
  expect(pictures()).toEqual([])
})

/** From now on: pictures that are fetched without being in the page. */
function preloadedPictures(): () => HTMLElement[] {
  const create = vi.spyOn(document, 'createElement')
  return () =>
    create.mock.results
      .map(({ value }) => value)
      .filter((element) => element instanceof HTMLPictureElement && !element.isConnected)
}

test('G9 the next picture slides in and is announced politely', async () => {
  const { user } = await visit('/gallery')
  await user.click(tile(1))
  const dialog = await viewer()
  expect(slides).not.toHaveBeenCalled()
  await user.keyboard('{ArrowRight}')
  expect(await placeOf(2)).toBe('2 / 60')
  expect(slides).toHaveBeenCalledTimes(1)
  const liveRegion = dialog.querySelector('[aria-live=polite]')
  expect(liveRegion).toHaveTextContent(`2 of 60. ${titleOf(2)}`)
})

test('G9 nothing slides with reduced motion', async () => {
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

test('G16 "In this picture?" links to the withdrawal form, and the email contains the picture number', async () => {
  await visit('/gallery?photo=23')
  const dialog = within(await viewer())
  const form = dialog.getByRole('link', { name: /^Form/ })
  expect(form).toHaveAttribute('href', `${site.dataWithdrawalForm}?picture=23`)
  expect(form).toHaveAttribute('target', '_blank')
  expect(form).toHaveAttribute('rel', 'noopener noreferrer')
  expect(dialog.getByText('picture 23')).toHaveAttribute('data-allow-copy')

  const mail = new URL(dialog.getByRole('link', { name: 'Mail' }).getAttribute('href') ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(decodeURIComponent(mail.pathname)).toBe(site.businessEmail)
  expect(mail.searchParams.get('subject')).toContain('picture 23')
  for (const part of ['picture 23', titleOf(23), '/gallery?photo=23']) {
    expect(mail.searchParams.get('body')).toContain(part)
  }
})

test('V184 a picture can be named in the chat, and the message copied', async () => {
  const { user } = await visit('/gallery?photo=23')
  const dialog = within(await viewer())
  const link = dialog.getByRole('link', { name: /^WhatsApp/ })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
  expect(text).toContain(`Please remove picture 23, "${titleOf(23)}"`)
  await user.click(dialog.getByRole('button', { name: 'Copy the message' }))
  expect(await dialog.findByText('Message copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(text)
  expect(dialog.getByText(/We answer within 24 hours\.$/)).toBeVisible()
})

test('V10 V136 a picture has one number, whatever the filter', async () => {
  await visit('/gallery?category=Mbuzi%20Farm&photo=42')
  const dialog = await viewer()
  expect(await placeOf(42)).toBe('Picture 42 · 4 of 22 in Mbuzi Farm')
  const numbers = dialog.textContent.match(/picture \d+/gi) ?? []
  expect(new Set(numbers.map((words) => words.toLowerCase()))).toEqual(new Set(['picture 42']))
  const form = within(dialog).getByRole('link', { name: /^Form/ })
  expect(form.getAttribute('href')).toContain('picture=42')
})

test('G17 the focus moves to the viewer, and back to the tile of the picture shown last', async () => {
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

test('Q12 G14 a picture that cannot be loaded is replaced by its alt text', async () => {
  await visit('/gallery?photo=9')
  const dialog = within(await viewer())
  // First the prepared file fails, then its fallback.
  fireEvent.error(dialog.getByRole('img'))
  fireEvent.error(dialog.getByRole('img'))
  expect(dialog.getByText(gallery[8]?.alt ?? '')).toBeVisible()
  expect(dialog.queryByRole('img')).toBeNull()
})

test('G9 one step on and one back, faster than the address follows, end at the same picture', () => {
  stubBrowser()
  const [first, second] = gallery
  if (!first || !second) throw new Error('The gallery has too few pictures.')
  const onMove = vi.fn<(photo: GalleryImage) => void>()
  render(
    <PhotoViewer
      photos={gallery}
      photo={first}
      series={undefined}
      onMove={onMove}
      onClose={() => {}}
    />,
  )
  // On a slow processor both keys come before the page has moved.
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' })
  expect(onMove.mock.calls.map(([photo]) => photo.id)).toEqual([second.id, first.id])
})
