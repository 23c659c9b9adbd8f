import { publishingSite } from '../playwright.config'
import { adminEmail, adminPassword, expect, test } from './fixtures'
import { follow, guidePhone } from './guide/follow'
import { sendPictures, withdrawPicture } from './guide/picture-jobs'
import { changePhoneAndHours } from './guide/site-job'
import { openGuided, openMenu, publish, review } from './guide/steps'
import { servePublishingSite } from './publishing-server'
import { emptied, moved } from './publishing-steps'
import { facts } from './site-steps'
import { callApi } from './studio'

// On a server of their own, for they publish; one after the other, as each goes on where the one before
// ended. `npm run guide:pictures` runs them to photograph the steps.
test.describe.configure({ mode: 'serial' })
test.use(guidePhone)

servePublishingSite()

test('X22 the guide leads through the first sign-in', async ({ page }) => {
  await follow(page, 'first-sign-in', [
    async () => void (await page.goto('/auth')),
    async ({ fill, see, find, press, photo }) => {
      await fill('Email', adminEmail)
      await fill('Password', adminPassword)
      await see('Forgot password?')
      await photo(find('Login'))
      await press('Login')
      await expect(page.getByText('Logged in successfully!')).toBeVisible()
    },
    async ({ see, press, photo }) => {
      await see('Dashboard', 'Three first steps')
      await photo(page.getByRole('region', { name: 'Three first steps' }))
      await press('Hide')
    },
    async ({ see, photo }) => {
      await openMenu(page)
      await see('Tours', 'Blog', 'Gallery', 'Site', 'Help')
      await photo()
    },
    async ({ press, see }) => {
      await press('Settings')
      await see('Second factor')
    },
  ])
})

test('X22 the guide leads from nothing to a new tour on the site', async ({ page }) => {
  await openGuided(page)
  await follow(page, 'new-tour', [
    async ({ press, find, photo }) => {
      await openMenu(page)
      await press('Tours')
      await photo(find('Add New Tour'))
      await press('Add New Tour')
    },
    async ({ fill, choose, press, photo }) => {
      await fill('Title', 'Avocado harvest')
      await choose('Category', 'Farm Tours')
      await fill('Location', 'Limuru, Kiambu County')
      await fill('Duration', '1 day')
      await fill('Group size', '2-12')
      await photo(page.getByLabel('Title', { exact: true }))
      await press('Save')
      await expect(page.getByText('Tour created successfully')).toBeVisible()
    },
    async ({ fill }) => {
      await fill('Short text', 'Pick avocados with the farmers.')
      await fill('Full text', 'In the morning we walk to the trees.')
    },
    async ({ see, photo }) => {
      await see('Itinerary', 'Includes')
      const stop = page.getByLabel('Itinerary, stop 1')
      await stop.fill('Meet at the gate')
      await stop.press('Enter')
      await page.keyboard.type('Walk to the trees')
      await page.getByLabel('Includes, line 1').fill('Lunch')
      await photo(page.getByLabel('Itinerary, stop 2'))
    },
    async ({ press, find, fill, photo }) => {
      await press('Choose from the gallery')
      const library = page.getByRole('dialog', { name: 'Choose a picture' })
      await library.getByRole('radio').first().check()
      await photo(find('Use this picture', library))
      await press('Use this picture', library)
      await fill('What the picture shows', 'Two people with a basket under a tree')
    },
    async ({ press }) => {
      await press('Preview')
      await expect(page.getByRole('dialog')).toContainText('Avocado harvest')
      await page.keyboard.press('Escape')
    },
    async ({ press, find, photo }) => {
      await press('Ready for the site')
      await photo(find('Ready for the site').locator('xpath=ancestor::label'))
      await press('Save')
      await expect(page.getByText('Tour updated successfully')).toBeVisible()
    },
    async (reader) => {
      await reader.press('… to publish')
      await expect(review(page).getByRole('heading', { name: 'Avocado harvest' })).toBeVisible()
      await expect(review(page).getByText('Pick avocados with the farmers.')).toBeVisible()
      await reader.photo(reader.find('Publish', review(page)))
      await publish(reader)
      await reader.see('Up to date')
    },
  ])
  await page.goto('/tours/avocado-harvest')
  await expect(page.getByRole('heading', { name: 'Avocado harvest' }).first()).toBeVisible()
})

test('X22 the guide leads to a corrected typing error', async ({ page }) => {
  await openGuided(page)
  await follow(page, 'typo', [
    async ({ press, find, photo }) => {
      await page.goto('/tours/avocado-harvest')
      await photo(find('Edit this'))
      await press('Edit this')
    },
    async ({ press }) => {
      await page.getByLabel('Title', { exact: true }).fill('Avocado harvests')
      await press('Save')
      await expect(page.getByText('Tour updated successfully')).toBeVisible()
    },
    async ({ press, photo }) => {
      await press('… to publish')
      const change = review(page).getByRole('listitem').filter({ hasText: 'Avocado harvests' })
      await expect(change.locator('ins, del').first()).toBeVisible()
      await photo(change.first())
    },
    publish,
  ])
})

test('X22 the guide brings back how the site was', async ({ page }) => {
  await openGuided(page)
  await follow(page, 'roll-back', [
    async ({ press }) => {
      await openMenu(page)
      await press('Publishing')
    },
    async ({ see, press, find, photo }) => {
      await see('All publishes')
      await photo(find('Roll back to this'))
      await press('Roll back to this')
    },
    async ({ press, find, photo }) => {
      await photo(find('Roll back and publish'))
      await press('Roll back and publish')
    },
    async ({ see }) => {
      const newest = page.getByRole('list', { name: 'Publishes' }).getByRole('listitem').first()
      await expect(newest).toContainText('rolled the site back')
      await expect(newest).toContainText('Live now')
      await see('Live now')
    },
  ])
  await page.goto('/tours/avocado-harvest')
  await expect(page.getByRole('heading', { name: 'Avocado harvest', exact: true })).toBeVisible()
})

test('X22 the guide leads through pictures of a phone, and the withdrawal of one', async ({
  page,
}) => {
  await openGuided(page)
  await sendPictures(page)
  await withdrawPicture(page)
})

test('X22 X28 the guide leads to a new phone number and new opening hours', async ({ page }) => {
  await openGuided(page)
  await changePhoneAndHours(page)
  await page.goto('/')
  await expect(page.locator('footer')).toContainText(facts.phone)
  await expect(page.locator('body')).toContainText(facts.hours)
})

test('X22 the guide leads to an assistant, explains the numbers and mends what is red', async ({
  page,
  context,
}) => {
  await openGuided(page)
  await follow(page, 'assistant', [
    async ({ press }) => {
      await openMenu(page)
      await press('People')
      await press('Invite somebody')
    },
    async ({ fill, see, press, photo }) => {
      await fill('E-mail address', 'assistant@example.com')
      await see('Contributor', 'Editor', 'Administrator')
      await press('Editor')
      await photo(page.getByRole('group', { name: 'Role' }))
    },
    async ({ fill, press }) => {
      await fill('Last day (optional)', `${new Date().getFullYear() + 1}-03-31`)
      await press('Send the invitation')
    },
    async ({ see, photo }) => {
      await see('Send again')
      await photo(page.getByRole('list', { name: 'Invitations' }))
    },
  ])
  await follow(page, 'numbers', [
    async ({ press, see, photo }) => {
      await openMenu(page)
      await press('Dashboard')
      await see('Total Tours', 'Blog Posts', 'Gallery Images')
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await photo()
    },
    async ({ see }) => see('Up to date'),
    async ({ see }) => {
      await see('Recent activity')
      await openMenu(page)
      await see('Activity')
      await page.keyboard.press('Escape')
    },
  ])

  // Something that no form lets through: a tour on the site without a stop.
  await callApi('PATCH', `tours?id=eq.${emptied.id}`, { itinerary: [] }, publishingSite)
  await page.goto(`/admin/blog/${moved.id}`)
  await page.getByRole('button', { name: /to publish/ }).click()
  await review(page).getByRole('button', { name: 'Publish', exact: true }).click()
  const problems = page.getByRole('region', { name: 'Problems' })
  await follow(page, 'red', [
    async ({ see, photo }) => {
      await see('… must be fixed before you can publish')
      await photo(problems)
      await problems.getByRole('link', { name: emptied.title }).click()
    },
    async ({ see, press, photo }) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await see('There is a problem')
      const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' })
      await photo(problem)
      await problem.getByRole('button').first().click()
      await page.keyboard.type('Along the tea')
      await press('Save')
      await expect(page.getByText('Tour updated successfully')).toBeVisible()
    },
    async ({ press, find }) => {
      await press('… to publish')
      await expect(find('Publish', review(page))).toBeEnabled()
      await page.keyboard.press('Escape')
    },
    async ({ see }) => {
      await context.setOffline(true)
      await expect(
        page
          .getByText(/offline|connection/i)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await see('Save')
      await context.setOffline(false)
    },
  ])
})
