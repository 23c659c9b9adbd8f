import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '../../../src/components/ui/picture'

const file = {
  key: '0a1b2c3d',
  width: 1600,
  height: 1200,
  tone: '#808080',
  preview: '#abc,#bcd,#cde',
}
const crop = { ...file, key: '4e5f6a7b', width: 1080, height: 1350 }
const goat = { src: '/images/goat.jpg', alt: 'A goat on a wall', file, sizes: '60vw' }

const sources = () =>
  [...document.querySelectorAll('source')].map(({ type, media, srcset, sizes }) => ({
    type,
    media,
    first: srcset.split(' ')[0],
    sizes,
  }))

test('Q12 a prepared picture offers AVIF, with a JPEG fallback', () => {
  render(<Picture {...goat} />)
  expect(sources()).toEqual([
    { type: 'image/avif', media: '', first: '/pictures/0a1b2c3d/480.avif', sizes: '60vw' },
  ])
  const image = screen.getByRole('img', { name: 'A goat on a wall' })
  expect(image).toHaveAttribute('src', '/images/goat.jpg')
  expect(image).toHaveAttribute('width', '1600')
  expect(image).toHaveAttribute('height', '1200')
})

test('phones get their own crop first', () => {
  render(<Picture {...goat} narrow={crop} />)
  expect(sources().map(({ media, first }) => [media, first])).toEqual([
    ['(max-width:639px)', '/pictures/4e5f6a7b/480.avif'],
    ['', '/pictures/0a1b2c3d/480.avif'],
  ])
})

test('a gradient of its colours is shown until the picture loads', () => {
  render(<Picture {...goat} style={{ opacity: 0.5 }} />)
  const { style } = screen.getByRole('img')
  expect(style.backgroundImage).toMatch(/^linear-gradient\(.*, .*, .*\)$/)
  expect(style.opacity).toBe('0.5')
})

test('the main picture of a page has high fetch priority', () => {
  render(<Picture {...goat} isLead />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image).not.toHaveAttribute('loading')
})

test('V194 a pre-rendered page names its main picture before everything else', () => {
  const html = renderToString(<Picture {...goat} narrow={crop} isLead />)
  const links = [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link)
  expect(html.startsWith(links.join(''))).toBe(true)
  expect(links.map((link) => /media="([^"]*)"/.exec(link)?.[1])).toEqual([
    '(max-width:639px)',
    '(min-width:640px)',
  ])
  expect(links[0]).toContain('/pictures/4e5f6a7b/480.avif 480w')
  expect(links[1]).toContain('/pictures/0a1b2c3d/480.avif 480w')
  expect(renderToString(<Picture {...goat} />)).not.toContain('preload')
})

test('Q12 if the prepared files fail, the JPEG is tried before the frame', () => {
  render(<Picture {...goat} />)
  fireEvent.error(screen.getByRole('img'))
  expect(sources()).toEqual([])
  expect(screen.getByRole('img')).toHaveAttribute('src', '/images/goat.jpg')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('A goat on a wall')).toBeVisible()
})

test('V192 a picture that did not load is tried again when the device is online', () => {
  render(<Picture {...goat} />)
  for (let file = 0; file < 2; file++) fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  fireEvent(window, new Event('online'))
  expect(screen.getByRole('img', { name: 'A goat on a wall' })).toHaveAttribute(
    'src',
    '/images/goat.jpg',
  )
  expect(sources()).toHaveLength(1)
  // And once more.
  for (let file = 0; file < 2; file++) fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  fireEvent(window, new Event('online'))
  expect(screen.getByRole('img', { name: 'A goat on a wall' })).toBeInTheDocument()
})
