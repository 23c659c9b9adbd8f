import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as limits from '../../src/content/limits'

test('every number of the specification is defined once, in the content', () => {
  expect({ ...limits }).toEqual({
    heroAdvanceMs: 5000,
    hashScrollOffsetPx: 80,
    hashScrollDelayMs: 100,
    toastMs: 3000,
    devToolsCheckMs: 1000,
    devToolsThresholdMs: 100,
    tooltipDelayMs: 700,
    tooltipSkipMs: 300,
    newsletterScrollPx: 200,
    newsletterStorageKey: 'emailPopupShown',
    newsletterDiscountPercent: 10,
    relatedArticles: 3,
    responseHours: 24,
    galleryLargeEvery: 7,
    galleryWideEvery: 5,
    studioNarrowPx: 768,
    sidebarWidths: { open: '16rem', sheet: '18rem', icons: '3rem' },
    sidebarCookieDays: 7,
    passwordMinLength: 6,
  })
})

test('N2 the style sheet has the same scroll offset', () => {
  const styles = readFileSync('src/styles/base.css', 'utf8')
  expect(styles).toContain(`scroll-padding-top: ${limits.hashScrollOffsetPx}px`)
})
