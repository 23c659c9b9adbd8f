import { readFileSync } from 'node:fs'
import { test, type Page } from '@playwright/test'
import { sharedSite, studioSite, type LocalSite } from '../playwright.config'
import { sessionKey } from '../src/admin/data/session-store'
import { adminEmail, adminPassword, expect } from './fixtures'

/** Fills in the sign-in of the local admin, who must be at /auth, and waits for the answer. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
}

/** The site that the running test looks at. */
const siteOfTest = (): LocalSite =>
  test.info().project.use.baseURL === studioSite.url ? studioSite : sharedSite

/** Gives the browser a session of the local admin, for every page of the site that it opens. */
export async function bringSession(page: Page, site: LocalSite = siteOfTest()): Promise<void> {
  const { session } = await sessionOf(site)
  await page.addInitScript(
    ([key, value]) => {
      // Once for each tab: whoever logs out stays out.
      const mark = 'hasSession'
      if (window.origin === 'null' || window.sessionStorage.getItem(mark)) return
      window.sessionStorage.setItem(mark, 'true')
      window.localStorage.setItem(key, value)
    },
    [sessionKey, session] as const,
  )
}

/** Opens a page of the studio as the local admin. */
export async function openStudio(page: Page, address: string, site?: LocalSite): Promise<void> {
  await bringSession(page, site)
  await page.goto(address)
  await expect(page.getByText('Agritourism CMS')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Chooses in one of the filters over a list, found by its label. */
export async function choose(page: Page, label: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
}

/** Names the call that got no answer, before the test as a whole runs out of time. */
const timeLimit = () => AbortSignal.timeout(60_000)

/** A new session of the local admin: as the studio keeps it, and what calls of the API need of it. */
export async function sessionOf(
  site: LocalSite,
): Promise<{ session: string; token: string; publishableKey: string }> {
  const { publishableKey }: { publishableKey: string } = JSON.parse(
    readFileSync(`${site.dataDir}/keys.json`, 'utf8'),
  )
  const answer = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
    signal: timeLimit(),
  })
  expect(answer.status).toBe(200)
  const session = await answer.text()
  const { access_token: token }: { access_token: string } = JSON.parse(session)
  return { session, token, publishableKey }
}

/**
 * Calls the API as the local admin, beside the pages of the test.
 *
 * @param path of the API, such as `tours?id=eq.1` or `rpc/publish_log`
 * @returns the answer as JSON, or undefined where it has no text
 */
export async function callApi(
  method: string,
  path: string,
  body?: unknown,
  site: LocalSite = siteOfTest(),
): Promise<unknown> {
  const { token, publishableKey } = await sessionOf(site)
  const answer = await fetch(`${site.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: timeLimit(),
  })
  const text = await answer.text()
  expect(answer.ok, text).toBe(true)
  return text === '' ? undefined : JSON.parse(text)
}
