import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds against WCAG 2.2 AA and good practice in the present state of a page, one line for
 * each rule.
 *
 * @param besides selector of a part to leave out
 */
export async function accessibilityFaults(page: Page, besides?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  const { violations } = await (besides ? axe.exclude(besides) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
