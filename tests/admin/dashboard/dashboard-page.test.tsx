import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, openStudio, toastTitles } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))

async function openDashboard() {
  const { user } = openStudio('/admin')
  await findPage('Dashboard')
  const card = (label: string) => {
    const heading = screen.getByRole('heading', { name: label })
    const entry = heading.closest('li')
    if (!entry) throw new Error(`${label} is not in a card`)
    return within(entry)
  }
  return { user, card }
}

test('M1 counts the three tables without reading a row', async () => {
  backend.tables['gallery_images'] = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const { card } = await openDashboard()
  expect(await card('Total Tours').findByText('2')).toBeVisible()
  expect(await card('Blog Posts').findByText('0')).toBeVisible()
  expect(await card('Gallery Images').findByText('3')).toBeVisible()
  for (const table of ['tours', 'blog_posts', 'gallery_images']) {
    expect(seen('HEAD', table).map(({ query }) => query.get('select'))).toEqual(['*'])
    expect(seen('HEAD', table)[0]?.headers.get('prefer')).toContain('count=exact')
    expect(seen('GET', table)).toEqual([])
  }
})

test('M1 E-52 a count that fails shows a dash, is logged, and leaves the others alone', async () => {
  const logged = expectConsoleErrors()
  server.use(http.head('*/rest/v1/blog_posts', () => new HttpResponse(null, { status: 403 })))
  const { card } = await openDashboard()
  expect(await card('Blog Posts').findByText('—')).toBeVisible()
  expect(await card('Total Tours').findByText('2')).toBeVisible()
  expect(logged).toHaveBeenCalledTimes(1)
  expect(toastTitles()).toEqual([])
})

test('M1 a card leads to its list', async () => {
  const { user } = await openDashboard()
  await user.click(screen.getByRole('link', { name: 'Total Tours' }))
  await findPage('Manage Tours')
  expect(window.location.pathname).toBe('/admin/tours')
})
