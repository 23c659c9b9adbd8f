import { execFileSync } from 'node:child_process'
import { publishingSite } from '../playwright.config'
import { pdfPages } from '../tests/scripts/site/pdf-text'
import { expect, test } from './fixtures'
import { servePublishingSite } from './publishing-server'
import { bar, visit } from './publishing-steps'
import { changeFacts, facts } from './site-steps'
import { openStudio } from './studio'

// On a server of its own: what it publishes changes every page.
test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

servePublishingSite()

/** What git sees of the repository's own files. */
const repository = () =>
  execFileSync('git', ['status', '--porcelain', 'src', 'supabase'], { encoding: 'utf8' })

test('K107 K29 K142 facts changed on a phone are what a visitor without scripts sees, wherever they occur', async ({
  page,
  browser,
}) => {
  const files = repository()
  await openStudio(page, '/admin/site', publishingSite)
  await changeFacts(page)
  // On a phone, Publish is inside the review.
  await bar(page)
    .getByRole('button', { name: /Review$/ })
    .tap()
  const review = page.getByRole('dialog', { name: 'Publish' })
  await review.getByRole('button', { name: /^Publish/ }).tap()
  await expect(page.getByText('Your changes are on the site')).toBeVisible()
  expect(repository()).toBe(files)

  const digits = facts.phone.replace(/\D/g, '')
  await visit(browser, '/', async (visitor) => {
    await expect(visitor.getByRole('heading', { name: facts.slide })).toHaveCount(1)
    await expect(visitor.locator('footer')).toContainText(facts.phone)
    await expect(visitor.locator(`a[href="tel:+${digits}"]`).first()).toBeAttached()
    await expect(visitor.locator(`a[href*="wa.me/${digits}"]`).first()).toBeAttached()
    await expect(visitor.locator('body')).toContainText(facts.hours)
    await expect(
      visitor.getByText(facts.partner).or(visitor.getByAltText(facts.partner)).first(),
    ).toBeAttached()
    await expect(visitor.locator('body')).not.toContainText('+254 700 000 000')
  })
  await visit(browser, '/faq', async (visitor) => {
    await expect(visitor.locator('body')).toContainText(facts.answer)
    // In the answers that name them.
    await expect(visitor.locator('main')).toContainText(facts.phone)
    await expect(visitor.locator('main')).toContainText(facts.hours)
  })
  await visit(browser, '/blog', async (visitor) => {
    await expect(visitor.locator('#cancellation')).toContainText(facts.refund)
  })
  await visit(browser, '/tours', async (visitor) => {
    await expect(visitor.getByText(facts.category).first()).toBeAttached()
    await expect(visitor.locator('body')).not.toContainText('Farm Tours')
  })
  const brochure = await page.request.get(new URL('/brochure.pdf', publishingSite.url).href)
  const pages = pdfPages(await brochure.body()).join(' ')
  expect(pages).toContain(facts.phone)
  expect(pages).not.toContain('+254 700 000 000')
})
