import { formatNumber } from './format'

const durationMs = 1200

/**
 * Counts figures up, each once, when they come into view. Their text stays what it is: the count is drawn
 * over it from `data-count-up` (controls.css), so screen readers read the figure and nothing moves. Figures
 * in view already, and visitors who want less motion, see no count.
 *
 * @param figures elements with a text such as `2,000+`; one without a number is left alone
 * @returns stops it and shows the figures
 */
export function countUpInView(figures: Iterable<HTMLElement>): () => void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // The count is decoration: without the observer the figures just stand there.
  if (isCalm || !('IntersectionObserver' in window)) return () => {}
  const seen = new Set<Element>()
  const stops: (() => void)[] = []
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const isFirstReport = !seen.has(target)
      seen.add(target)
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      if (!isFirstReport) stops.push(countUp(target))
    }
  })
  for (const figure of figures) observer.observe(figure)
  return () => {
    observer.disconnect()
    for (const stop of stops) stop()
  }
}

/** Counts one figure up from zero; returns the function that shows its text at once. */
function countUp(figure: HTMLElement): () => void {
  const text = figure.textContent
  const [digits] = /\d[\d,]*/.exec(text) ?? []
  if (digits === undefined) return () => {}
  const goal = Number(digits.replaceAll(',', ''))
  let start: number | undefined
  let frame = requestAnimationFrame(function draw(now) {
    start ??= now
    const left = 1 - (now - start) / durationMs
    if (left <= 0) {
      delete figure.dataset['countUp']
      return
    }
    const count = Math.round(goal * (1 - left ** 3))
    figure.dataset['countUp'] = text.replace(
      digits,
      digits.includes(',') ? formatNumber(count) : String(count),
    )
    frame = requestAnimationFrame(draw)
  })
  return () => {
    cancelAnimationFrame(frame)
    delete figure.dataset['countUp']
  }
}
