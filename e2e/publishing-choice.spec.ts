import { publishingSite } from '../playwright.config'
import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { servePublishingSite } from './publishing-server'
import { bar, emptied, publish, renamed, visit } from './publishing-steps'
import { callApi, openStudio } from './studio'

// On a server of its own: what it publishes changes every page.
servePublishingSite()

test('K136 the mended tour goes out without the half-finished one, which follows when it is let go', async ({
  page,
  browser,
}) => {
  const mend = 'A Morning among Roses'
  const half = 'Half a tour, still to be written'
  await callApi('PATCH', `tours?id=eq.${renamed.id}`, { title: mend }, publishingSite)
  await callApi('PATCH', `tours?id=eq.${emptied.id}`, { title: half }, publishingSite)

  await openStudio(page, '/admin', publishingSite)
  await bar(page).getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('dialog', { name: 'Publish' })
  await review.getByRole('button', { name: new RegExp(`^Keep back.*${half}`) }).click()
  const kept = review.getByRole('list', { name: 'Kept back' })
  await expect(kept).toContainText(half)
  await expect(review.getByRole('region', { name: 'Not on the site yet' })).toContainText(mend)
  await expect(review.getByRole('region', { name: 'Not on the site yet' })).not.toContainText(half)
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(bar(page).getByText('1 change is not on the site yet').first()).toBeAttached()
  await publish(page)

  await visit(browser, `/tours/${renamed.slug}`, (visitor) =>
    expect(visitor).toHaveTitle(new RegExp(mend)),
  )
  await visit(browser, `/tours/${emptied.slug}`, (visitor) =>
    expect(visitor).toHaveTitle(new RegExp(emptied.title.slice(0, 15))),
  )

  await page.goto('/admin/publish')
  await expect(page.getByRole('list', { name: 'Publishes' })).toContainText('1 kept back')
  await bar(page).getByRole('button', { name: 'Details' }).click()
  await review.getByRole('button', { name: new RegExp(`^Let it go out.*${half}`) }).click()
  await expect(review.getByRole('region', { name: 'Not on the site yet' })).toContainText(half)
  await page.keyboard.press('Escape')
  await publish(page)
  await visit(browser, `/tours/${emptied.slug}`, (visitor) =>
    expect(visitor).toHaveTitle(new RegExp(half)),
  )
})
