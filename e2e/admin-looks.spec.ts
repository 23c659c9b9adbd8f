import type { Page } from '@playwright/test'
import { sessionKey } from '../src/admin/data/session-store'
import { expect, open, test } from './fixtures'
import { look } from './looks/look'
import { darkStates, doorStates, panelStates } from './looks/studio-states'
import { openStudio } from './studio'

// Before all other journeys of the studio: they change what the lists show.

for (const state of doorStates) {
  test(`${state.name}: it looks as it did, on a phone and on a desk`, async ({ page }) => {
    await look(page, state)
  })
}

/** What the browser keeps of a sign-in; one is enough for all pages. */
let session: string | null = null

async function openSignedIn(page: Page, address: string): Promise<void> {
  if (session === null) {
    await openStudio(page, address)
    session = await page.evaluate((key) => window.localStorage.getItem(key), sessionKey)
    return
  }
  await page.addInitScript(
    ([key, value]) => {
      if (window.origin !== 'null') window.localStorage.setItem(key, value)
    },
    [sessionKey, session] as const,
  )
  await open(page, address)
}

for (const state of [...panelStates, ...darkStates]) {
  test.describe(state.name, () => {
    test.use({ colorScheme: state.name.endsWith('-dark') ? 'dark' : 'light' })

    test('it looks as it did, on a phone and on a desk', async ({ page }) => {
      await openSignedIn(page, state.address)
      await expect(page.locator('main h1')).toBeVisible()
      await look(page, state)
    })
  })
}
