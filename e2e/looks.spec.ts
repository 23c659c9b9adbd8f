import { test } from './fixtures'
import { publicStates } from './looks/states'
import { look } from './looks/look'

for (const state of publicStates) {
  test.describe(state.name, () => {
    test.use({
      // The two addresses that lead to nothing say so on the console.
      expectedMessages: /no-such|404/,
      knowsNewsletter: !state.isNewcomer,
    })

    test('it looks as it did, on a phone and on a desk', async ({ page }) => {
      await look(page, state)
    })
  })
}
