import type { Browser, Page } from 'playwright'
import { phone } from './gallery-day'
import { slowDown } from './slow-phone'
import { medianOf } from './studio-browser'

type Press = {
  name: string
  path: string
  /** Pressed first, and waited for, without being measured. */
  before?: { press: string; shown: string }
  press: string
  /** What is then visible. */
  shown: string
}

const explore = 'main article button:has-text("Explore Tour")'
const dialog = '[role=dialog]'

const presses: readonly Press[] = [
  {
    name: 'menu',
    path: '/',
    press: 'header button:has-text("Menu")',
    shown: 'nav[aria-label=Main] a',
  },
  { name: 'tour dialog', path: '/tours', press: explore, shown: dialog },
  {
    name: 'turn to the form',
    path: '/tours',
    before: { press: explore, shown: dialog },
    press: `${dialog} button:has-text("Book Now")`,
    shown: `${dialog} input[name=name]`,
  },
  {
    name: 'filter',
    path: '/tours',
    press: 'main fieldset button:has-text("Farm Tours")',
    shown: 'main output:has-text("in Farm Tours")',
  },
  {
    name: 'gallery viewer',
    path: '/gallery',
    press: 'main [data-early] a, main a[href*="photo="]',
    shown: dialog,
  },
  { name: 'FAQ answer', path: '/faq', press: 'main summary', shown: 'main details[open]' },
]

declare global {
  interface Window {
    /** Longest time from a press to the next paint, in ms in steps of 8. */
    longestPress: number
  }
}

async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longestPress = 0
    // The type of the library lacks the threshold.
    const events = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId')) {
          window.longestPress = Math.max(window.longestPress, entry.duration)
        }
      }
    }).observe(events)
  })
}

/** How long a person looks before the next press, in ms. */
const lookingMs = 1500

async function measurePress(page: Page, url: string, press: Press): Promise<[number, number]> {
  await page.goto(url + press.path, { waitUntil: 'load' })
  await page.waitForTimeout(2 * lookingMs)
  if (press.before) {
    await page.locator(press.before.press).first().tap()
    await page.locator(press.before.shown).first().waitFor()
    await page.waitForTimeout(lookingMs)
  }
  const target = page.locator(press.press).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(lookingMs)
  await page.evaluate(() => {
    window.longestPress = 0
    addEventListener(
      'pointerdown',
      () => document.documentElement.setAttribute('data-pressed', `${performance.now()}`),
      { capture: true, once: true },
    )
  })
  await target.tap()
  await page.locator(press.shown).first().waitFor()
  const shown = await page.evaluate(
    () => performance.now() - Number(document.documentElement.getAttribute('data-pressed')),
  )
  await page.waitForTimeout(lookingMs)
  return [await page.evaluate(() => window.longestPress), shown]
}

/**
 * Prints how long presses on the public site take on a phone with a quarter of the processor: until the
 * next paint, and until what was asked for is there. Medians; the second includes the time in which
 * the bench itself looks.
 */
export async function measurePresses(browser: Browser, url: string, rounds: number): Promise<void> {
  console.log('\npress, processor ÷ 4   next paint   there')
  for (const press of presses) {
    const times: [number, number][] = []
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      await watchPresses(page)
      await slowDown(page, { isOnline: true })
      times.push(await measurePress(page, url, press))
      await context.close()
    }
    const [paint, there] = [0, 1].map((place) => medianOf(times.map((time) => time[place] ?? 0)))
    console.log(
      `${press.name.padEnd(22)} ${paint?.toFixed(0).padStart(7)} ms ${there?.toFixed(0).padStart(6)} ms`,
    )
  }
}
