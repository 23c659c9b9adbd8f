import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from './fixtures'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Violations of WCAG 2.2 AA and best practice that axe finds in the current state of a page, one line
 * per rule. Motion is off meanwhile, even the slideshow: axe takes seconds.
 *
 * @param exclude selector of a part to leave out
 */
export async function accessibilityFaults(page: Page, exclude?: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let faults = await runAxe(page, exclude)
  // Something may have appeared while axe ran, and half-faded colours have too little contrast: a real
  // violation is still there a second later.
  if (faults.length > 0) {
    await page.waitForTimeout(1000)
    faults = await runAxe(page, exclude)
  }
  await page.emulateMedia({ reducedMotion: null })
  return faults
}

async function runAxe(page: Page, exclude: string | undefined): Promise<string[]> {
  await settle(page)
  const axe = new AxeBuilder({ page })
    // No page has cross-origin frames, so axe needs no second page to merge results.
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  const { violations } = await (exclude ? axe.exclude(exclude) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
