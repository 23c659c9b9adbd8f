import type { Browser } from 'playwright'
import { phone } from './gallery-day'
import { slowDown } from './slow-phone'
import { medianOf } from './studio-browser'

/** What is scrolled: the longest pages. */
const scrolledPaths = ['/gallery', '/tours', '/']
/** Length of one stroke of a finger and its speed, in pixels and pixels per second. */
const stroke = { distance: 1500, speed: 1500 }
const strokes = 4
/** A frame is late when the one before was painted longer ago, in ms: 60 a second, and half of one more. */
const lateMs = 25

declare global {
  interface Window {
    /** Milliseconds between the frames, and length of each long task, since the first stroke. */
    scrolling?: { gaps: number[]; tasks: number[] }
  }
}

type Scroll = { frames: number; late: number; longest: number; longTask: number }

async function measureScroll(browser: Browser, address: string): Promise<Scroll> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(address, { waitUntil: 'load' })
  // Its rest comes with the first use, which is measured as a press.
  await page.keyboard.press('Shift')
  await page.waitForTimeout(3000)
  await slowDown(page, { isOnline: true })
  await page.evaluate(() => {
    const gaps: number[] = []
    const tasks: number[] = []
    window.scrolling = { gaps, tasks }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
    let last = performance.now()
    const look = (now: number) => {
      gaps.push(now - last)
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (let count = 0; count < strokes; count++) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -stroke.distance,
      speed: stroke.speed,
      gestureSourceType: 'touch',
    })
  }
  const { gaps = [], tasks = [] } = (await page.evaluate(() => window.scrolling)) ?? {}
  await context.close()
  return {
    frames: gaps.length,
    late: gaps.filter((gap) => gap > lateMs).length,
    longest: Math.max(...gaps),
    longTask: Math.max(0, ...tasks),
  }
}

/**
 * Prints how steadily long pages scroll under a finger with a quarter of the processor: the share of frames
 * that came in time for 60 a second, the longest wait for one, and the longest task above 50 ms (0 for none).
 * Medians. Without a graphics card, as in CI, every frame is drawn by the same processor.
 *
 * @param rounds how often each page is scrolled
 */
export async function measureScrolling(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<void> {
  console.log('\nscrolling, processor ÷ 4   in time   longest wait   longest task')
  for (const path of scrolledPaths) {
    const found: Scroll[] = []
    for (let round = 0; round < rounds; round++)
      found.push(await measureScroll(browser, url + path))
    const median = (pick: (scroll: Scroll) => number) => medianOf(found.map(pick))
    const inTime = median(({ frames, late }) => (100 * (frames - late)) / frames)
    console.log(
      `${path.padEnd(26)} ${inTime.toFixed(0).padStart(5)} %   ${median(({ longest }) => longest)
        .toFixed(0)
        .padStart(9)} ms   ${median(({ longTask }) => longTask)
        .toFixed(0)
        .padStart(9)} ms`,
    )
  }
}
