import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/lib/admin-paths'
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
  { name: 'studio-dashboard', address: adminPaths.home() },
  { name: 'studio-tours', address: adminPaths.tours() },
  { name: 'studio-tour', address: adminPaths.tour(3) },
  { name: 'studio-tour-new', address: adminPaths.tour('new') },
  { name: 'studio-posts', address: adminPaths.blog() },
  { name: 'studio-post', address: adminPaths.post(1) },
  { name: 'studio-gallery', address: adminPaths.gallery() },
  { name: 'studio-picture', address: `${adminPaths.gallery()}?image=3`, act: untilLoaded },
  { name: 'studio-site', address: adminPaths.site() },
  { name: 'studio-company', address: adminPaths.site('company') },
  {
    name: 'studio-launch',
    address: adminPaths.launch(),
    act: async (page) => {
      await expect(page.getByRole('listitem', { name: 'Phone number', exact: true })).toBeVisible()
    },
  },
  {
    name: 'studio-status',
    address: adminPaths.status(),
    act: async (page) => {
      // What it sums up is known last.
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/works|to mend/)
      await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
    },
  },
  { name: 'studio-settings', address: adminPaths.settings() },
  { name: 'studio-people', address: adminPaths.people() },
  { name: 'studio-activity', address: adminPaths.activity() },
  {
    name: 'studio-menu',
    address: adminPaths.home(),
    belowPx: 768,
    act: async (page) => {
      await page.getByRole('button', { name: 'Toggle Sidebar' }).click()
      await expect(page.getByRole('dialog', { name: 'Admin Panel' })).toBeVisible()
    },
  },
  {
    name: 'studio-question',
    address: adminPaths.tours(),
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
    address: adminPaths.tour('new'),
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
