import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { heroSlides } from '../../../src/content/hero'
import { Hero } from '../../../src/pages/home/hero'
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

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** Position of the slide on show; only it is in the tree of roles. */
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

test('H2 the slides turn every 5000 ms, and the first follows the last', () => {
  renderHero()
  for (const next of [1, 2, 3, 0]) {
    const before = shown()
    pass(4999)
    expect(shown()).toBe(before)
    pass(1)
    expect(shown()).toBe(next)
  }
})

test('H3 the arrows go on and back, around both ends', () => {
  renderHero()
  press('Previous slide')
  expect(shown()).toBe(3)
  press('Next slide')
  expect(shown()).toBe(0)
  press('Next slide')
  expect(shown()).toBe(1)
})

test('H4 a dot jumps to its slide and is marked', () => {
  renderHero()
  press('Slide 3')
  expect(shown()).toBe(2)
  const marked = screen.getAllByRole('button', { current: true })
  expect(marked.map((dot) => dot.getAttribute('aria-label'))).toEqual(['Slide 3'])
})

test.each(['Next slide', 'Slide 1'])('H5 %s begins the 5000 ms anew', (button) => {
  renderHero()
  pass(4000)
  press(button)
  const present = shown()
  pass(4999)
  expect(shown()).toBe(present)
  pass(1)
  expect(shown()).toBe(present + 1)
})

test('H6 Pause stops the turning, and Play starts it again', () => {
  renderHero()
  press('Pause slides')
  pass(20_000)
  expect(shown()).toBe(0)
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
  press('Play slides')
  pass(5000)
  expect(shown()).toBe(1)
})

test('H6 the slides rest under the pointer', () => {
  renderHero()
  fireEvent.pointerEnter(hero())
  pass(20_000)
  expect(shown()).toBe(0)
  fireEvent.pointerLeave(hero())
  pass(5000)
  expect(shown()).toBe(1)
})

test('H6 the slides rest while the focus of a keyboard is inside', () => {
  renderHero()
  const next = screen.getByRole('button', { name: 'Next slide' })
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => next.focus())
  pass(20_000)
  expect(shown()).toBe(0)
  act(() => next.blur())
  pass(5000)
  expect(shown()).toBe(1)
})

test('H6 the slides rest while the tab is hidden', () => {
  renderHero()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  pass(20_000)
  expect(shown()).toBe(0)
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  pass(5000)
  expect(shown()).toBe(1)
})

test.each([
  ['less motion', { prefersReducedMotion: true }],
  ['less data', { savesData: true }],
])('H6 where %s is wished for, the slides turn only when asked to', (_what, browser) => {
  renderHero(browser)
  pass(20_000)
  expect(shown()).toBe(0)
  press('Play slides')
  pass(5000)
  expect(shown()).toBe(1)
})

test('H6 the change of slides is announced only while they do not turn', () => {
  renderHero()
  const live = () => screen.getByRole('group', { name: /^\d of 4$/ }).parentElement
  expect(live()).toHaveAttribute('aria-live', 'off')
  press('Pause slides')
  expect(live()).toHaveAttribute('aria-live', 'polite')
})

test('only the first picture is in the page at first, and the next comes before its turn', () => {
  renderHero()
  const sources = () =>
    [...hero().querySelectorAll('img')].map((image) => image.getAttribute('src'))
  const [first, second] = heroSlides
  expect(sources()).toEqual([first?.image])
  expect(hero().querySelector('img')).toHaveAttribute('fetchpriority', 'high')
  pass(4000)
  expect(shown()).toBe(0)
  expect(sources()).toEqual([first?.image, second?.image])
})

test('H7 Explore Tours leads to the tours', () => {
  renderHero()
  expect(screen.getByRole('link', { name: 'Explore Tours' })).toHaveAttribute('href', '/tours')
})
