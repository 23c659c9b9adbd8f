import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { heroSlides } from '../../../src/content/hero'
import { durationBuckets } from '../../../src/lib/duration-buckets'
import { Hero } from '../../../src/pages/home/hero'
import { readToursQuery } from '../../../src/pages/tours/tours-url'
import { stubBrowser } from '../../render'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function renderHero(browser?: Parameters<typeof stubBrowser>[0]) {
  stubBrowser(browser)
  render(
    <MemoryRouter>
      <Hero />
    </MemoryRouter>,
  )
}

function advance(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** Position of the current slide, the only one in the accessibility tree. */
function shown(): number {
  const groups = screen.getAllByRole('group', { name: /^\d of 4$/ })
  expect(groups).toHaveLength(1)
  return Number(groups[0]?.getAttribute('aria-label')?.[0]) - 1
}

function hero(): HTMLElement {
  return screen.getByRole('region', { name: 'Our tours at a glance' })
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

test('H1 each of the four slides shows its five fields', () => {
  renderHero()
  expect(heroSlides).toHaveLength(4)
  heroSlides.forEach((slide, position) => {
    press(`Slide ${position + 1}`)
    const group = screen.getByRole('group', { name: `${position + 1} of 4` })
    expect(within(group).getByRole('heading', { name: slide.title })).toBeVisible()
    for (const text of [slide.subtitle, slide.slogan, slide.description]) {
      expect(within(group).getByText(text)).toBeVisible()
    }
    expect(screen.getByRole('img', { name: slide.imageAlt })).toHaveAttribute('src', slide.image)
  })
})

test('H2 the slideshow advances every 5000 ms and wraps around', () => {
  renderHero()
  for (const next of [1, 2, 3, 0]) {
    const before = shown()
    advance(4999)
    expect(shown()).toBe(before)
    advance(1)
    expect(shown()).toBe(next)
  }
})

test('H3 the arrows move forward and back and wrap around', () => {
  renderHero()
  press('Previous slide')
  expect(shown()).toBe(3)
  press('Next slide')
  expect(shown()).toBe(0)
  press('Next slide')
  expect(shown()).toBe(1)
})

test('H4 a dot shows its slide and is marked as current', () => {
  renderHero()
  press('Slide 3')
  expect(shown()).toBe(2)
  const marked = screen.getAllByRole('button', { current: true })
  expect(marked.map((dot) => dot.getAttribute('aria-label'))).toEqual(['Slide 3'])
})

test.each(['Next slide', 'Slide 1'])('H5 %s restarts the 5000 ms', (button) => {
  renderHero()
  advance(4000)
  press(button)
  const current = shown()
  advance(4999)
  expect(shown()).toBe(current)
  advance(1)
  expect(shown()).toBe(current + 1)
})

test('H6 Pause stops the slideshow and Play resumes it', () => {
  renderHero()
  press('Pause slides')
  advance(20_000)
  expect(shown()).toBe(0)
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
  press('Play slides')
  advance(5000)
  expect(shown()).toBe(1)
})

test('H6 the slideshow stops while hovered', () => {
  renderHero()
  fireEvent.pointerEnter(hero())
  advance(20_000)
  expect(shown()).toBe(0)
  fireEvent.pointerLeave(hero())
  advance(5000)
  expect(shown()).toBe(1)
})

test('H6 the slideshow stops while it has keyboard focus', () => {
  renderHero()
  const next = screen.getByRole('button', { name: 'Next slide' })
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => next.focus())
  advance(20_000)
  expect(shown()).toBe(0)
  act(() => next.blur())
  advance(5000)
  expect(shown()).toBe(1)
})

test('H6 the slideshow stops while the tab is hidden', () => {
  renderHero()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  advance(20_000)
  expect(shown()).toBe(0)
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  advance(5000)
  expect(shown()).toBe(1)
})

test.each([
  ['reduced motion', { prefersReducedMotion: true }],
  ['less data', { savesData: true }],
])('H6 where the visitor prefers %s, the slideshow advances only after Play', (_what, browser) => {
  renderHero(browser)
  advance(20_000)
  expect(shown()).toBe(0)
  press('Play slides')
  advance(5000)
  expect(shown()).toBe(1)
})

test('H6 slide changes are announced only while the slideshow is paused', () => {
  renderHero()
  const live = () => screen.getByRole('group', { name: /^\d of 4$/ }).parentElement
  expect(live()).toHaveAttribute('aria-live', 'off')
  press('Pause slides')
  expect(live()).toHaveAttribute('aria-live', 'polite')
})

test('only the first picture is rendered at first, the next shortly before its slide', () => {
  renderHero()
  const sources = () =>
    [...hero().querySelectorAll('img')].map((image) => image.getAttribute('src'))
  const [first, second] = heroSlides
  expect(sources()).toEqual([first?.image])
  expect(hero().querySelector('img')).toHaveAttribute('fetchpriority', 'high')
  advance(4000)
  expect(shown()).toBe(0)
  expect(sources()).toEqual([first?.image, second?.image])
})

test('H7 Explore Tours links to the tours', () => {
  renderHero()
  expect(screen.getByRole('link', { name: 'Explore Tours' })).toHaveAttribute('href', '/tours')
})

test('V73 the hero links to the tours of each length that can be filtered by', () => {
  renderHero()
  const links = within(screen.getByRole('list', { name: 'Tours by length' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(durationBuckets.map(({ name }) => name))
  for (const [index, link] of links.entries()) {
    const { search, pathname } = new URL(link.getAttribute('href') ?? '', 'https://site.example')
    expect(pathname).toBe('/tours')
    expect(readToursQuery(search).duration).toBe(durationBuckets[index]?.id)
  }
})
