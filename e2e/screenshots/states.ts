import type { Page } from '@playwright/test'
import { articles } from '../../tests/frozen/content/articles'
import { tours } from '../../tests/frozen/content/tours'
import { paths } from '../../src/lib/paths'
import { publicPages } from '../../src/lib/public-pages'
import { expect, open } from '../fixtures'

/** A page, or a page with a dialog or message after a few steps. */
export type State = {
  /** Name of its baseline files. */
  name: string
  address: string
  /** Exists below this width only. */
  belowPx?: number
  /** The HTML is the same for every query; the script filters it. */
  isArrangedByScript?: true
  /** The last click inserts text, which moves the text around it. */
  movesWords?: true
  /** The visitor has not yet answered the newsletter popup. */
  isNewcomer?: true
  /** Leads from the open page to the state; the screenshot is then of the window, not the whole page. */
  act?: (page: Page) => Promise<void>
}

const tour = tours[2]?.slug ?? ''

async function openBooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
}

/** Every public page, and every dialog, menu and message on it. */
export const publicStates: readonly State[] = [
  ...publicPages.map(({ id, path }) => ({ name: id, address: path })),
  { name: 'tours-of-category', address: paths.tours('Farm Tours'), isArrangedByScript: true },
  {
    name: 'tours-none',
    address: `${paths.tours()}?q=nothing-has-this-name`,
    isArrangedByScript: true,
  },
  { name: 'article', address: paths.article(articles[0]?.slug ?? '') },
  { name: 'article-unknown', address: paths.article('no-such-article') },
  { name: 'not-found', address: '/no-such-page' },
  {
    name: 'menu',
    address: paths.home(),
    belowPx: 1280,
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.locator('nav[aria-label=Main]')).toBeVisible()
    },
  },
  {
    name: 'tour-dialog',
    address: paths.home(),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Explore Tour/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'booking',
    address: paths.tour(tour),
    act: openBooking,
  },
  {
    name: 'booking-refused',
    movesWords: true,
    address: paths.tour(tour),
    act: async (page) => {
      page.once('dialog', (alert) => void alert.accept())
      await openBooking(page)
      await page.getByRole('button', { name: 'Send WhatsApp Message' }).click()
      await expect(page.getByText('Enter your name.')).toBeVisible()
    },
  },
  {
    name: 'photo-viewer',
    address: `${paths.gallery()}?photo=3`,
    act: async (page) => {
      await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
    },
  },
  {
    name: 'film',
    address: paths.home(),
    act: async (page) => {
      await page.getByRole('button', { name: /^Watch Story/ }).click()
      await expect(page.getByRole('dialog', { name: 'Our story' })).toBeVisible()
    },
  },
  {
    name: 'newsletter',
    address: paths.home(),
    isNewcomer: true,
    act: async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'message-refused',
    movesWords: true,
    address: `${paths.home()}#contact`,
    act: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
      // Hovering keeps the message open.
      await page.getByText('Missing Information').hover()
    },
  },
  {
    name: 'answer',
    movesWords: true,
    address: paths.faq(),
    act: async (page) => {
      await page.getByRole('main').locator('summary').first().click()
    },
  },
]

/** Opens the state's page and goes to the state. */
export async function enter(page: Page, state: State): Promise<void> {
  // From an open page, a URL with a hash would only scroll.
  await page.goto('about:blank')
  await open(page, state.address)
  await page.evaluate(() => document.fonts.ready)
  await state.act?.(page)
}
