import { accessibilityFaults } from './axe'
import { expect, open, test, untilHydrated } from './fixtures'

type Box = { x: number; y: number; width: number; height: number }

/** Pairs of round stamps that touch. */
const touching = (boxes: readonly Box[]) =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.width)
      .map((other) => [one, other]),
  )

for (const width of [360, 390, 1440]) {
  test(`V52 V53 the stamps of the map stand apart at ${width} px and lead to the list and to a tour`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 840 })
    await open(page, '/tours')
    await page.getByRole('link', { name: 'See the places on a map' }).click()
    await expect(page).toHaveURL('/map')
    const stamps = page.getByRole('navigation', { name: 'Places on the map' }).getByRole('link')
    await expect(stamps.first()).toBeVisible()
    const boxes = await stamps.evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width: wide, height } = link.getBoundingClientRect()
        const isRound = getComputedStyle(link).borderRadius === '50%' && wide === height
        return { x, y, width: wide, height, isRound }
      }),
    )
    expect(touching(boxes)).toEqual([])
    for (const box of boxes) {
      expect(box.isRound).toBe(true)
      expect(box.width).toBeGreaterThanOrEqual(width > 1000 ? 44 : 24)
    }
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])

    const naivasha = stamps.filter({ hasText: /^9$/ })
    await naivasha.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/map#place-naivasha')
    const entry = page.locator('#place-naivasha')
    await expect(entry).toBeInViewport()
    await entry.getByRole('link', { name: 'Flower Farm Tour in Naivasha' }).click()
    await expect(page).toHaveURL('/tours/flower-farm-tour-in-naivasha')
  })
}

test('V53 a stamp leads to its entry also when pressing it is the first thing a visitor does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 840 })
  await page.goto('/map')
  const stamps = page.getByRole('navigation', { name: 'Places on the map' }).getByRole('link')
  await stamps.filter({ hasText: /^9$/ }).click()
  await expect(page).toHaveURL('/map#place-naivasha')
  await untilHydrated(page)
  await expect(page.locator('#place-naivasha')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('V50 V53 the map shows its stamps, and its list marks the entry that a stamp leads to', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 840 })
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await page.goto('/map')
    const stamps = page.getByRole('navigation', { name: 'Places on the map' })
    await stamps.getByRole('link', { name: /^9: Naivasha, 1 tour$/ }).click()
    const entry = page.locator('#place-naivasha')
    await expect(entry).toBeInViewport()
    const colourOf = (id: string) =>
      page.locator(id).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await colourOf('#place-naivasha')).not.toBe(await colourOf('#place-thika'))
    await expect(entry.getByRole('link', { name: 'Flower Farm Tour' })).toHaveAttribute(
      'href',
      '/tours/flower-farm-tour-in-naivasha',
    )
    expect([...origins]).toEqual([new URL(page.url()).origin])
  })
})
