import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from './fixtures'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds against WCAG 2.2 AA and good practice in the present state of a page, one line for
 * each rule. Meanwhile nothing moves by itself, not even the slideshow: axe takes seconds.
 *
 * @param besides selector of a part to leave out
 */
export async function accessibilityFaults(page: Page, besides?: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let faults = await lookOnce(page, besides)
  // Something may have arrived while axe was looking, and colours half-way have no contrast: what
  // is a fault is there a second later, too.
  if (faults.length > 0) {
    await page.waitForTimeout(1000)
    faults = await lookOnce(page, besides)
  }
  await page.emulateMedia({ reducedMotion: null })
  return faults
}

async function lookOnce(page: Page, besides: string | undefined): Promise<string[]> {
  await settle(page)
  const axe = new AxeBuilder({ page })
    // No page has frames of another origin, so no second page is needed to put results together.
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  const { violations } = await (besides ? axe.exclude(besides) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
