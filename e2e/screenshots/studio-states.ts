import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { expect } from '../fixtures'
import type { State } from './states'

/** Waits until a page of the studio has loaded its data. */
async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
}

/** The pages before the sign-in. */
export const signInStates: readonly State[] = [
  { name: 'studio-login', address: paths.auth() },
  {
    name: 'studio-sign-up',
    address: paths.auth(),
    act: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click()
    },
  },
]

/** Every page of the studio, and what opens on it. */
export const panelStates: readonly State[] = [
  { name: 'studio-dashboard', address: paths.admin() },
  { name: 'studio-tours', address: paths.adminTours() },
  { name: 'studio-tour', address: paths.adminTour(3) },
  { name: 'studio-tour-new', address: paths.adminTour('new') },
  { name: 'studio-posts', address: paths.adminBlog() },
  { name: 'studio-post', address: paths.adminPost(1) },
  { name: 'studio-gallery', address: paths.adminGallery() },
  { name: 'studio-picture', address: `${paths.adminGallery()}?image=3`, act: untilLoaded },
  { name: 'studio-settings', address: paths.adminSettings() },
  { name: 'studio-people', address: paths.adminPeople() },
  { name: 'studio-activity', address: paths.adminActivity() },
  {
    name: 'studio-menu',
    address: paths.admin(),
    belowPx: 768,
    act: async (page) => {
      await page.getByRole('button', { name: 'Toggle Sidebar' }).click()
      await expect(page.getByRole('dialog', { name: 'Admin Panel' })).toBeVisible()
    },
  },
  {
    name: 'studio-question',
    address: paths.adminTours(),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      // Loaded last: where the tour is linked.
      await expect(page.getByRole('alertdialog').getByText(/has a link to it/)).toBeVisible()
    },
  },
  {
    name: 'studio-refused',
    address: paths.adminTour('new'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('alert').first()).toBeFocused()
    },
  },
]

/** The pages that are also compared in the dark theme. */
export const darkStates: readonly State[] = panelStates
  .filter(({ name }) => ['studio-dashboard', 'studio-tour', 'studio-gallery'].includes(name))
  .map((state) => ({ ...state, name: `${state.name}-dark` }))
