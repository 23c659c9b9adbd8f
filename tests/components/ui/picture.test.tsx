import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from '../../../src/components/ui/picture'

const goat = { src: '/goat.avif', alt: 'A goat on a wall', width: 1600, height: 1200 }

afterEach(() => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

/** Makes every picture look as if the browser had finished loading it before hydration. */
function stubPicture(decode: () => Promise<void>) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  HTMLImageElement.prototype.decode = decode
}

test('Q12 a picture that cannot be loaded is replaced by a frame with its alt text', () => {
  render(<Picture {...goat} className="w-full" />)
  fireEvent.error(screen.getByRole('img', { name: 'A goat on a wall' }))
  expect(screen.queryByRole('img')).toBeNull()
  const frame = screen.getByText('A goat on a wall')
  expect(frame).toHaveClass('w-full')
  expect(frame).toHaveStyle({ aspectRatio: '1600 / 1200' })
})

test('Q12 another picture in the same component is loaded again', () => {
  const { rerender } = render(<Picture {...goat} />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture {...goat} src="/other.avif" alt="A kid" />)
  expect(screen.getByRole('img', { name: 'A kid' })).toHaveAttribute('src', '/other.avif')
})

test('Q12 a failure before hydration is detected', async () => {
  stubPicture(() => Promise.reject(new DOMException('broken', 'EncodingError')))
  render(<Picture {...goat} />)
  expect(await screen.findByText('A goat on a wall')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

test('Q12 an SVG without a width is not a failure', async () => {
  const decode = vi.fn<() => Promise<void>>(() => Promise.resolve())
  stubPicture(decode)
  render(<Picture {...goat} />)
  await Promise.resolve()
  expect(decode).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('img', { name: 'A goat on a wall' })).toBeVisible()
})

test('G15 a picture is lazy unless it is eager', () => {
  const { rerender } = render(<Picture {...goat} />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  rerender(<Picture {...goat} eager />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
})
