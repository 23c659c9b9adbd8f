import { z } from 'zod'
import { publishingSite } from '../playwright.config'
import { accessibilityFaults } from './axe'
import {
  arriving,
  countRequests,
  faults,
  foreignWords,
  onBadLine,
  passTime,
  useClock,
} from './faults'
import { adminEmail, expect, test } from './fixtures'
import { servePublishingSite } from './publishing-server'
import {
  addPicture,
  bar,
  emptied,
  moved,
  newAddress,
  newTitle,
  pageOfKeepingVisitor,
  pictureAlt,
  pictureTitle,
  postTitle,
  publish,
  renamed,
  renameTour,
  save,
  stateOf,
  unpublished,
  visit,
  writePost,
} from './publishing-steps'
import { bringSession, callApi, openStudio, sessionOf } from './studio'

// On a server of their own: what they publish changes every page.
test.describe.configure({ mode: 'serial' })

servePublishingSite()

test('Y1 Y5 Y6 Y9 K9 D16 what the editor has changed is what a visitor without scripts sees', async ({
  page,
  browser,
  request,
}) => {
  await renameTour(page)
  await addPicture(page)
  await writePost(page)
  await page.goto(`/admin/blog/${unpublished.id}`)
  await stateOf(page, 'Take off the site').check()
  await save(page)
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()
  await page.goto(`/admin/blog/${moved.id}`)
  await page.getByLabel('Web address', { exact: true }).fill(newAddress)
  await save(page)
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()

  // Saved is not published.
  await visit(browser, `/tours/${renamed.slug}`, async (visitor) => {
    await expect(visitor).toHaveTitle(new RegExp(renamed.title.slice(0, 20)))
  })

  await bar(page).getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('dialog', { name: 'Publish' })
  const tour = review.getByRole('listitem').filter({ hasText: newTitle })
  await tour.getByRole('button', { name: /^Show the fields/ }).click()
  await expect(tour).toContainText(renamed.title)
  for (const title of [pictureTitle, postTitle, unpublished.title, moved.title]) {
    await expect(review.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(review.getByText('Will be removed')).toHaveCount(1)
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await page.keyboard.press('Escape')
  await publish(page)

  await visit(browser, `/tours/${renamed.slug}`, async (visitor) => {
    await expect(visitor).toHaveTitle(/A Morning among Roses/)
    await expect(
      visitor.getByRole('heading', { level: 1, name: /A Morning among Roses/ }),
    ).toBeVisible()
  })
  // The first page of the gallery is full.
  await visit(browser, '/gallery/page/2', async (visitor) => {
    const picture = visitor.getByRole('img', { name: pictureAlt })
    await expect(picture).toHaveCount(1)
    const source = (await picture.getAttribute('src')) ?? ''
    expect(source).toMatch(/^\/images\/gallery\/uploads\/.+\.jpg$/)
    expect((await request.get(source)).headers()['content-type']).toBe('image/jpeg')
  })
  await visit(browser, '/blog', async (visitor) => {
    await expect(visitor.getByText(postTitle).first()).toBeVisible()
    await expect(visitor.getByText(unpublished.title)).toHaveCount(0)
  })
  await visit(browser, '/blog/milk-before-sunrise', async (visitor) => {
    await expect(visitor.getByText('The cows of Limuru wait at five o’clock.')).toBeVisible()
  })
  await visit(browser, `/blog/${unpublished.slug}`, async (visitor, status) => {
    expect(status).toBe(404)
    await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  })
  await visit(browser, `/blog/${moved.slug}`, async (visitor) => {
    await expect(visitor).toHaveURL(`/blog/${newAddress}`)
    await expect(visitor.getByRole('heading', { level: 1, name: moved.title })).toBeVisible()
  })
})

test('Y1 a row that is not fit for the site is named before anything is built', async ({
  page,
  request,
}) => {
  await openStudio(page, '/admin', publishingSite)
  const { token, publishableKey } = await sessionOf(publishingSite)
  const broken = await request.patch(`/rest/v1/tours?id=eq.${emptied.id}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    data: { itinerary: [] },
  })
  expect(broken.ok()).toBe(true)
  const before = await (await request.get('/content-manifest.json')).json()

  await page.goto('/admin/tours')
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
  const problems = page.getByRole('region', { name: 'Problems' })
  await expect(problems).toContainText('Add at least one stop of the itinerary.')
  await problems.getByRole('link', { name: emptied.title }).click()
  await expect(page).toHaveURL(`/admin/tours/${emptied.id}`)
  expect(await (await request.get('/content-manifest.json')).json()).toEqual(before)
})

test('Y7 Y8 Z81 Z82 V195 the log names every publish, and an earlier one can be brought back', async ({
  page,
  browser,
}) => {
  await openStudio(page, `/admin/tours/${emptied.id}`, publishingSite)
  await page.getByRole('button', { name: 'Add a stop' }).click()
  await page.keyboard.type('Along the tea')
  await page.getByLabel('Title', { exact: true }).fill('Tea, and nothing but tea')
  await save(page)
  await expect(page.getByText('Tour updated successfully')).toBeVisible()
  const tourPath = `/tours/${emptied.slug}`
  const visitor = await pageOfKeepingVisitor(browser, tourPath)
  await publish(page)

  // The kept page is for those without a connection.
  const heading = visitor.getByRole('dialog').getByRole('heading', { level: 1 })
  await visitor.goto(tourPath)
  await visitor.keyboard.press('Tab')
  await expect(heading).toHaveText('Tea, and nothing but tea')
  await expect(visitor.getByText('Along the tea')).toBeVisible()

  await page.goto('/admin/publish')
  const log = page.getByRole('list', { name: 'Publishes' }).getByRole('listitem')
  await expect(log).toHaveCount(2)
  await expect(log.nth(0)).toContainText('Live now')
  await expect(log.nth(1)).toContainText('Was live')
  await expect(log.nth(0)).toContainText(`(${adminEmail}) published`)
  await log
    .nth(1)
    .getByRole('button', { name: /Roll back/ })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Roll back/ })
    .click()
  await expect(page.getByText('Your changes are on the site')).toBeVisible()
  await expect(log).toHaveCount(3)
  await expect(log.getByText('Live now')).toHaveCount(1)
  await expect(log.nth(0)).toContainText('Live now')
  await visitor.reload()
  await visitor.keyboard.press('Tab')
  await expect(heading).toHaveText(emptied.title)
  await visitor.context().close()
  await visit(browser, tourPath, async (visitor) => {
    await expect(visitor).toHaveTitle(new RegExp(emptied.title.slice(0, 15)))
  })
})

onBadLine(publishingSite)(
  'Z90 a publish that gets no proper answer says so, is asked for once, and begins at most once',
  async ({ page, line }) => {
    const statuses = async () =>
      z
        .array(z.object({ status: z.string() }))
        .parse(await callApi('POST', 'rpc/publish_log', { page_size: 100 }, publishingSite))
        .map(({ status }) => status)
    const sent = countRequests(page, 'POST', '/functions/v1/publish')
    await useClock(page)
    await bringSession(page, publishingSite)
    let presses = 0
    for (const [name, fault] of Object.entries(faults)) {
      await test.step(name, async () => {
        // The review shows this change, so it must hold none of the foreign words.
        const location = `Place ${presses + 1}`
        await callApi('PATCH', `tours?id=eq.${renamed.id}`, { location }, publishingSite)
        const before = await statuses()
        line.meet('POST', '/functions/v1/publish', fault)
        await page.goto('/admin')
        const press = bar(page).getByRole('button', { name: 'Publish', exact: true })
        await passTime(page, () => press.isVisible())
        await press.click()
        presses += 1
        const review = page.getByRole('dialog', { name: 'Publish' })
        const failure = review.getByText(/^(Failed to publish|This site is published by hand)$/)
        await passTime(page, () => failure.isVisible())
        await expect(review).not.toContainText(foreignWords)
        expect(sent()).toBe(presses)
        const begun = arriving.has(name) ? 1 : 0
        expect(await statuses()).toHaveLength(before.length + begun)
        if (begun) await expect.poll(statuses).not.toContain('started')
      })
    }
  },
)

test('Z85 the name of a file in a failure wraps inside its box on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.route('**/rest/v1/rpc/publish_log', async (route) => {
    const answer = await route.fetch()
    const [latest, ...others]: object[] = await answer.json()
    const message = `Ghost: its file gallery/${'0123456789abcdef'.repeat(6)}.webp is not in the store.`
    const failed = { content_hash: 'other', status: 'failed', finished_at: new Date(), message }
    await route.fulfill({ response: answer, json: [{ ...latest, ...failed }, ...others] })
  })
  // Something waits, so that the failure is not a thing of the past.
  await page.route('**/rest/v1/rpc/waiting_changes', (route) =>
    route.fulfill({ json: { hash: 'other', total: 1, changes: [] } }),
  )
  await openStudio(page, '/admin/publish', publishingSite)
  const notice = page.getByText(/^Ghost: its file/).first()
  await expect(notice).toBeVisible()
  const widths = await notice.evaluate((text) => ({
    inside: text.scrollWidth - text.clientWidth,
    page: document.documentElement.scrollWidth - innerWidth,
  }))
  expect(widths).toEqual({ inside: 0, page: 0 })
})
