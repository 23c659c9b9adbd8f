import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures'

const phone = { width: 390, height: 844 }

/** Waits until React answers: before that, links are plain links. */
function menu(page: Page) {
  return page.locator('nav[aria-label=Main]')
}

function toggle(page: Page) {
  return page.getByRole('button', { name: 'Menu' })
}

/** Distance of a section from the top of the window, once nothing moves any more. */
async function restingTop(page: Page, id: string): Promise<number> {
  const top = () => page.locator(`#${id}`).evaluate((el) => el.getBoundingClientRect().top)
  let last = Number.NaN
  await expect
    .poll(async () => {
      const previous = last
      last = await top()
      return last === previous
    })
    .toBe(true)
  return last
}

for (const [start, id] of [
  ['/', 'impact'],
  ['/', 'contact'],
  ['/tours', 'impact'],
  ['/tours', 'contact'],
] as const) {
  test(`N2 N3 from ${start} the link to #${id} scrolls the section below the header`, async ({
    page,
  }) => {
    await open(page, start)
    await menu(page).locator(`a[href="/#${id}"]`).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
    await expect.poll(() => restingTop(page, id)).toBeLessThanOrEqual(82)
    expect(await restingTop(page, id)).toBeGreaterThanOrEqual(78)
  })
}

test('N4 an address with #contact opens at the contact section', async ({ page }) => {
  await open(page, '/#contact')
  await expect.poll(() => restingTop(page, 'contact')).toBeLessThanOrEqual(82)
  expect(await restingTop(page, 'contact')).toBeGreaterThanOrEqual(78)
})

test('N9 the header stays visible and is no higher than 80 px', async ({ page }) => {
  await open(page, '/')
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  const box = await page.getByRole('banner').boundingBox()
  expect(box?.y).toBe(0)
  expect(box?.height).toBeLessThanOrEqual(80)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('N5 the button opens and closes the menu', async ({ page }) => {
    await open(page, '/')
    await expect(menu(page)).toBeHidden()
    await toggle(page).click()
    await expect(menu(page)).toBeVisible()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await toggle(page).click()
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('N6 choosing a link closes the menu, also on the same page', async ({ page }) => {
    await open(page, '/')
    await toggle(page).click()
    await menu(page).getByRole('link', { name: 'Impact' }).click()
    await expect(menu(page)).toBeHidden()
    await toggle(page).click()
    await menu(page).getByRole('link', { name: 'Tours' }).click()
    await expect(page).toHaveURL('/tours')
    await expect(menu(page)).toBeHidden()
  })

  test('N7 Esc closes the menu and the focus is on its button', async ({ page }) => {
    await open(page, '/')
    await toggle(page).press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('N7 a tap outside the menu closes it and the focus is on its button', async ({ page }) => {
    await open(page, '/')
    await toggle(page).click()
    await page.touchscreen.tap(30, 780)
    // Not even where a link lies below the finger.
    await expect(page).toHaveURL('/')
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('nothing overflows the screen', async ({ page }) => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 720 })
      for (const address of ['/', '/tours', '/tours/goat-farm-tour']) {
        await open(page, address)
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(excess, `${address} at ${width}`).toBe(0)
      }
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('N5 the menu opens and its links work', async ({ page }) => {
    await page.goto('/')
    await toggle(page).click()
    await menu(page).getByRole('link', { name: 'Tours' }).click()
    await expect(page).toHaveURL(/\/tours\/?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Tours & Itineraries')
  })
})

test.describe('V147 between pages', () => {
  /** The pictures of old and new pages that each view transition has faded. */
  const transitionsOf = (page: Page): Promise<string[][]> =>
    page.evaluate(() => Reflect.get(window, 'transitions'))

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const transitions: string[][] = []
      Object.assign(window, { transitions })
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (...options) => {
        const transition = start(...options)
        const note = () => {
          const effects = document.getAnimations().map(({ effect }) => effect)
          const parts = effects.map((effect) =>
            effect instanceof KeyframeEffect ? effect.pseudoElement : null,
          )
          transitions.push(
            parts.filter((part) => /^::view-transition-(?:old|new)/.test(part ?? '')).map(String),
          )
        }
        void transition.ready.then(note)
        return transition
      }
    })
  })

  test('the new page fades in; a filter and a dialog do not', async ({ page }) => {
    await open(page, '/tours')
    await page.getByRole('link', { name: 'Safari & Wildlife' }).first().click()
    await expect(page).toHaveURL(/category=/)
    expect(await transitionsOf(page)).toEqual([])
    await menu(page).getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => transitionsOf(page)).toHaveLength(1)
    const [parts] = await transitionsOf(page)
    expect(parts?.some((part) => part.startsWith('::view-transition-new('))).toBe(true)
  })

  test('nothing fades with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/tours')
    await menu(page).getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => transitionsOf(page)).toEqual([[]])
  })
})
