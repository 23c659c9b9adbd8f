import type { Page } from '@playwright/test'
import { phonePhotos } from '../../scripts/bench/gallery-day'
import { expect } from '../fixtures'
import { follow } from './follow'
import { openMenu, publish, review } from './steps'

/** Puts three photos into the gallery, as the guide says, and gets them ready for the site. */
export async function sendPictures(page: Page): Promise<void> {
  const photos = await phonePhotos(3)
  const panel = page.getByRole('dialog', { name: 'Upload Images' })
  await follow(page, 'pictures', [
    async ({ press, find, photo }) => {
      await openMenu(page)
      await press('Gallery')
      await press('Upload Images')
      await photo(find('Choose pictures', panel))
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        press('Choose pictures', panel),
      ])
      await chooser.setFiles(photos)
    },
    async ({ see, fill, press, choose, photo }) => {
      const all = panel.getByRole('group', { name: 'Details of all pictures' })
      await see('The same for all')
      await fill('Title', 'Avocado harvest', all)
      await press('Number them', all)
      await choose('Series', 'Mbuzi Farm', all)
      await choose('Consent of the people in it', 'Consent given', all)
      await photo(all)
    },
    async ({ press, see }) => {
      await press('Next one', panel)
      await see('Description', 'What the picture shows')
      for (const tree of [1, 2, 3]) {
        await page.keyboard.insertText(`The harvest of tree ${tree}.`)
        await page.keyboard.press('Enter')
        await page.keyboard.insertText(`People with baskets under tree number ${tree}`)
        await page.keyboard.press('Enter')
      }
    },
    async ({ find, press, photo }) => {
      const label = 'Set … pictures to “Ready for the site”'
      await photo(find(label, panel))
      await press(label, panel)
      await expect(page.getByText('3 set to “Ready for the site”.')).toBeVisible()
    },
    async ({ press, find }) => {
      await press('… to publish')
      await expect(find('Publish', review(page))).toBeEnabled()
      await page.keyboard.press('Escape')
    },
  ])
}

/** Withdraws the first of them, as the guide says, and publishes. */
export async function withdrawPicture(page: Page): Promise<void> {
  await follow(page, 'consent', [
    async ({ press, photo }) => {
      await openMenu(page)
      await press('Gallery')
      const picture = page.getByRole('link', { name: 'Edit Avocado harvest 1' }).first()
      await photo(picture)
      await picture.click()
    },
    async ({ choose, press, photo }) => {
      await choose('Consent of the people in it', 'Consent withdrawn')
      await photo(page.getByRole('dialog').getByLabel('Consent of the people in it'))
      await press('Save')
    },
    async ({ press, find, photo }) => {
      await photo(find('Withdraw for good'))
      await press('Withdraw for good')
      await expect(page.getByText('Consent withdrawn', { exact: true }).first()).toBeVisible()
    },
    async (reader) => {
      await page.keyboard.press('Escape')
      await reader.press('… to publish')
      await publish(reader)
    },
  ])
}
