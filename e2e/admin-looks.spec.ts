import { test } from './fixtures'
import { look, lookSettings } from './looks/look'
import { darkStates, doorStates, panelStates } from './looks/studio-states'
import { bringSession } from './studio'

test.use(lookSettings)

// Before all other journeys of the studio: they change what the lists show.

for (const state of doorStates) {
  test(`${state.name}: it looks as it did, on a phone and on a desk`, async ({ page }) => {
    await look(page, state)
  })
}

for (const state of [...panelStates, ...darkStates]) {
  test.describe(state.name, () => {
    test.use({ colorScheme: state.name.endsWith('-dark') ? 'dark' : 'light' })

    test('it looks as it did, on a phone and on a desk', async ({ page }) => {
      await bringSession(page)
      await look(page, state)
    })
  })
}
