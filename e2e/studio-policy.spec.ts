import type { Page } from '@playwright/test'
import { adminPaths } from '../src/lib/admin-paths'
import { expect, test } from './fixtures'
import { watchPolicy } from './policy'
import { choose, openStudio } from './studio'

/** Pastes HTML where the cursor is, as another program gives it. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)
}

const story = (page: Page) => page.getByRole('textbox', { name: 'Story' })
const preview = (page: Page) => page.getByRole('dialog', { name: 'Preview' })
const inPreview = (page: Page) => preview(page).frameLocator('iframe')

test.beforeEach(({ page }) => watchPolicy(page))

test('Z42 every page of the studio works under Trusted Types', async ({ page }) => {
  await openStudio(page, adminPaths.home())
  for (const address of [
    adminPaths.tours(),
    adminPaths.tour(3),
    adminPaths.blog(),
    adminPaths.post('new'),
    adminPaths.gallery(),
    adminPaths.image(3),
    adminPaths.settings(),
    adminPaths.people(),
    adminPaths.publish(),
    adminPaths.activity(),
  ]) {
    await page.goto(address)
    // That of an open picture stands in its dialog.
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})

test('Z42 lists, the palette and the review work under Trusted Types', async ({ page }) => {
  await openStudio(page, adminPaths.gallery())
  await choose(page, 'Order', 'As on the site')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('blog')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { name: 'Manage Blog Posts' })).toBeVisible()
  await page.waitForLoadState('networkidle')
})

test.describe('texts and scripts of somebody else', () => {
  // Chromium names the handlers of a text already while it is read to be cleaned; none of them runs.
  test.use({
    expectedMessages:
      /require-trusted-types-for|TrustedScript|inline event handler|refused by script-src-attr/,
  })

  test('Z42 Z44 text is pasted, cut, previewed; a picture of another site is named, not fetched', async ({
    page,
  }) => {
    await openStudio(page, adminPaths.post('new'))
    await page.getByLabel('Title', { exact: true }).fill('Milk before sunrise')
    await story(page).click()
    await paste(
      page,
      '<h1 onclick="alert(1)">Rows of tea</h1><p style="font-weight:700">Early<img src="https://evil.test/doc.png" onerror="alert(1)"></p>',
    )
    await expect(story(page).getByRole('heading', { name: 'Rows of tea' })).toBeVisible()
    await expect(page.getByText('Pictures cannot be pasted or dropped here.')).toBeVisible()

    // As if it had been cut in another field of this kind: with its pictures.
    await story(page).press('Control+End')
    await paste(
      page,
      '<p data-pm-slice="0 0 []">Look <img src="https://evil.test/pixel.png" alt="Tea"> here</p>',
    )
    const note = 'A picture of evil.test is not shown here.'
    await expect(story(page)).toContainText(note)
    await expect(story(page).locator('img[src*="evil.test"]')).toHaveCount(0)

    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(inPreview(page).getByText(note)).toBeVisible()
    expect(
      await inPreview(page)
        .locator('body')
        .evaluate(() => document.compatMode),
    ).toBe('CSS1Compat')
  })

  test('Z42 text that becomes HTML in the studio is sanitised, and none becomes a script', async ({
    page,
  }) => {
    await openStudio(page, adminPaths.home())
    const { html, script } = await page.evaluate(() => {
      const element = document.createElement('p')
      element.innerHTML = '<b onclick="alert(1)">tea</b><script>alert(1)</script>'
      let script = 'set'
      try {
        document.createElement('script').text = 'alert(1)'
      } catch {
        script = 'refused'
      }
      return { html: element.innerHTML, script }
    })
    expect(html).toBe('<b>tea</b>')
    expect(script).toBe('refused')
  })
})
