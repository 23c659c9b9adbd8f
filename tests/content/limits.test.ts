import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '../../src/content/facts/company'
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
    relatedArticles: 3,
    galleryLargeEvery: 7,
    galleryWideEvery: 5,
    studioNarrowPx: 768,
    sidebarWidths: { open: '16rem', sheet: '18rem', icons: '3rem' },
    sidebarCookieDays: 7,
    passwordMinLength: 6,
  })
})

test('the promises of the specification are facts that the operator can change', () => {
  expect(company).toMatchObject({ newsletterDiscount: 10, responseHours: 24 })
})

test('N2 the style sheet has the same scroll offset', () => {
  const styles = readFileSync('src/styles/base.css', 'utf8')
  expect(styles).toContain(`scroll-padding-top: ${limits.hashScrollOffsetPx}px`)
})
