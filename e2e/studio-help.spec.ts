import { jobIds } from '../src/admin/help/guide'
import { guide as english } from '../src/admin/help/guide-en'
import { guide as swahili } from '../src/admin/help/guide-sw'
import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { guidePhone } from './guide/follow'

// The pictures of other jobs do not come without a connection.
test.use({ ...guidePhone, expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

const loadedPictures = (list: HTMLImageElement[]) =>
  list.every((picture) => picture.naturalWidth > 0)

test('X23 who cannot sign in finds the guide at the sign-in, reads on without a connection, and in Swahili', async ({
  page,
  context,
}) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Help with signing in' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(english.jobs['first-sign-in'].title)
  await expect.poll(() => page.locator('main img').evaluateAll(loadedPictures)).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Kiswahili' }).click()
  await expect(heading).toHaveText(swahili.jobs['first-sign-in'].title)
  expect(await accessibilityFaults(page)).toEqual([])
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess).toBeLessThanOrEqual(0)

  await context.setOffline(true)
  await page.getByRole('link', { name: swahili.words.allJobs }).click()
  await page.getByRole('link', { name: swahili.jobs.red.title }).click()
  await expect(page.getByText(swahili.jobs.red.summary)).toBeVisible()
  await context.setOffline(false)
})

test('X24 on paper the whole guide has its pictures, and nothing of the studio around it', async ({
  page,
}) => {
  await page.goto('/admin/help/all?lang=en')
  await page.emulateMedia({ media: 'print' })
  for (const id of jobIds) {
    await expect(page.getByRole('heading', { name: english.jobs[id].title })).toBeVisible()
  }
  await expect(page.locator('main img').first()).toBeVisible()
  await expect.poll(() => page.locator('main img').evaluateAll(loadedPictures)).toBe(true)
  await expect(page.getByRole('link', { name: 'Kiswahili' })).toBeHidden()
  await expect(page.getByRole('button', { name: english.words.print })).toBeHidden()
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  // Each job begins on a sheet of its own; the longest takes two.
  expect(pages?.length).toBe(jobIds.length + 1)
})
