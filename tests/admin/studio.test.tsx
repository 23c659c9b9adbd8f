import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useBrowserStubs } from './support/browser-stubs'
import { adminId, backend, server, storeSession, useFakeBackend } from './support/fake-backend'
import {
  expectConsoleErrors,
  findPage,
  findToast,
  openStudio,
  toastTitles,
} from './support/render-studio'

useFakeBackend()
useBrowserStubs()

describe('without a backend', () => {
  test('D3 the studio names what is missing instead of breaking', async () => {
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '')
    openStudio('/admin')
    await findPage('The studio has no backend configured')
    expect(screen.getByText(/VITE_SUPABASE_PUBLISHABLE_KEY/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the site' })).toHaveAttribute('href', '/')
    expect(backend.seen).toEqual([])
  })

  test('D3 every malformed value is named', async () => {
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '')
    vi.stubEnv('VITE_SUPABASE_URL', 'my project')
    openStudio('/auth')
    await findPage('The studio has no backend configured')
    expect(screen.getByText(/VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY/)).toBeVisible()
  })
})

const lists = [
  {
    path: '/admin/gallery',
    heading: 'Manage Gallery Images',
    table: 'gallery_images',
    empty: 'No images found. Upload your first image to get started.',
    failed: 'Failed to load gallery images',
  },
]

describe.each(lists)('$path', ({ path, heading, table, empty, failed }) => {
  beforeEach(() => storeSession(adminId))

  test('M19 M27 lists titles and categories, also where they are missing', async () => {
    backend.tables[table] = [
      { id: 1, title: 'Coffee in bloom', category: 'Coffee Farming' },
      { id: 2, title: null, category: null },
    ]
    openStudio(path)
    await findPage(heading)
    expect(await screen.findByText('Coffee in bloom')).toBeVisible()
    expect(screen.getByText('Coffee Farming')).toBeVisible()
    expect(screen.getByText('Untitled')).toBeVisible()
  })

  test('M22 says that there is nothing yet', async () => {
    openStudio(path)
    expect(await screen.findByText(empty)).toBeVisible()
  })

  test('M21 says once that the list could not be read and offers another try', async () => {
    expectConsoleErrors()
    server.use(http.get(`*/rest/v1/${table}`, () => new HttpResponse(null, { status: 403 })))
    const { user } = openStudio(path)
    await findToast(failed)
    expect(toastTitles()).toEqual([failed])
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(empty)).toBeVisible()
  })
})
