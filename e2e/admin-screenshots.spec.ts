import { test } from './fixtures'
import { checkScreenshot, screenshotSettings } from './screenshots/screenshot'
import { darkStates, panelStates, signInStates } from './screenshots/studio-states'
import { bringSession } from './studio'

test.use(screenshotSettings)

// On the site that no test changes: the lists show what the frozen content holds.

for (const state of signInStates) {
  test(`${state.name}: matches its baseline pictures, on a phone and on a desktop`, async ({
    page,
  }) => {
    await checkScreenshot(page, state)
  })
}

for (const state of [...panelStates, ...darkStates]) {
  test.describe(state.name, () => {
    test.use({ colorScheme: state.name.endsWith('-dark') ? 'dark' : 'light' })

    test('matches its baseline pictures, on a phone and on a desktop', async ({ page }) => {
      await bringSession(page)
      await checkScreenshot(page, state)
    })
  })
}
