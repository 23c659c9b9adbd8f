import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from './fixtures'

/**
 * What axe finds against WCAG 2.2 AA and good practice in the present state of a page, one line for
 * each rule. Meanwhile nothing moves by itself, not even the slideshow: axe takes seconds.
 *
 * @param besides selector of a part to leave out
 */
export async function accessibilityFaults(page: Page, besides?: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settle(page)
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  const { violations } = await (besides ? axe.exclude(besides) : axe).analyze()
  await page.emulateMedia({ reducedMotion: null })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
