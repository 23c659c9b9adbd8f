import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUpInView } from '../../src/lib/count-up'
import { stubBrowser } from '../render'

let report: (isIntersecting: boolean) => void
let observed: HTMLElement[]

beforeEach(() => {
  vi.useFakeTimers()
  stubBrowser()
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        report = (isIntersecting) =>
          callback(observed.map((target) => ({ target, isIntersecting })))
      }
      observe(target: HTMLElement) {
        observed.push(target)
      }
      unobserve(target: HTMLElement) {
        observed = observed.filter((other) => other !== target)
      }
      disconnect() {
        observed = []
      }
    },
  )
})
afterEach(() => vi.useRealTimers())

function figure(text: string): HTMLElement {
  const element = document.createElement('dd')
  element.textContent = text
  return element
}

/** What is drawn over a figure in each frame of its count. */
function countsOf(element: HTMLElement): string[] {
  const counts: string[] = []
  for (let frame = 0; frame < 120; frame += 1) {
    vi.advanceTimersByTime(16)
    const count = element.dataset['countUp']
    expect(element).toHaveTextContent(/^Ksh 2,000\+$/)
    if (count !== undefined) counts.push(count)
  }
  return counts
}

test('V27 a figure counts up once when it comes into view, and its text never changes', () => {
  const element = figure('Ksh 2,000+')
  countUpInView([element])
  report(false)
  report(true)
  const counts = countsOf(element)
  expect(counts[0]).toBe('Ksh 0+')
  expect(counts).toContainEqual(expect.stringMatching(/^Ksh 1,\d{3}\+$/))
  expect(counts.length).toBeGreaterThan(10)
  expect(element.dataset['countUp']).toBeUndefined()
  expect(observed).toEqual([])
})

test('V27 a figure in view already does not begin again', () => {
  const element = figure('Ksh 2,000+')
  countUpInView([element])
  report(true)
  expect(countsOf(element)).toEqual([])
})

test('V27 with reduced motion nothing counts', () => {
  stubBrowser({ prefersReducedMotion: true })
  countUpInView([figure('25')])
  expect(observed).toEqual([])
})

test('V27 leaving the page shows the figure', () => {
  const element = figure('Ksh 2,000+')
  const stop = countUpInView([element])
  report(false)
  report(true)
  vi.advanceTimersByTime(100)
  expect(element.dataset['countUp']).toBeDefined()
  stop()
  expect(countsOf(element)).toEqual([])
})
