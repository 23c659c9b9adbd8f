import { render, screen } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../src/app/error-boundary'
import { PageBoundary } from '../../src/admin/kit/page/page-boundary'
import { reloadStaleTab, watchChunkErrors } from '../../src/lib/stale-tab'
import { takeToasts } from '../../src/lib/toast'

const reload = vi.fn<() => void>()
const fetched = vi.fn<typeof fetch>()

watchChunkErrors()

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload, pathname: '/tours' })
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  deploy('old', 'new')
  // React reports every caught error on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** The entry script of this document, and the one of the deployed site. */
function deploy(loaded: string, deployed: string): void {
  document.body.innerHTML = `<script type="text/plain" data-entry="/assets/${loaded}.js"></script>`
  fetched.mockImplementation(() =>
    Promise.resolve(new Response(`<script data-entry="/assets/${deployed}.js"></script>`)),
  )
}

/** What Vite does when a chunk cannot be fetched. */
function missingChunk(): Error {
  const error = new Error('Failed to fetch dynamically imported module')
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: error,
  })
  window.dispatchEvent(event)
  return error
}

function Broken({ error }: { error: Error }): never {
  throw error
}

/** Shows an error on a page of the site, and waits for what follows of it. */
async function show(error: Error, Boundary: ComponentType<{ children: ReactNode }> = SitePage) {
  render(
    <Boundary>
      <Broken error={error} />
    </Boundary>,
  )
  // The answer of the deployed site, and its text.
  await new Promise((resolve) => setTimeout(resolve))
}

function SitePage({ children }: { children: ReactNode }) {
  return <ErrorBoundary resetKey="/tours">{children}</ErrorBoundary>
}

test.each([
  ['site', SitePage],
  ['studio', PageBoundary],
])(
  'R19 Y10 a tab of the %s that was opened before the last deploy is reloaded once',
  async (_name, Boundary) => {
    await show(missingChunk(), Boundary)
    expect(reload).toHaveBeenCalledTimes(1)
    // The reload brought the same failure: now the error page must show it.
    await show(missingChunk(), Boundary)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(screen.getAllByRole('button', { name: 'Reload' })).not.toHaveLength(0)
  },
)

test.each([
  ['site', SitePage],
  ['studio', PageBoundary],
])(
  'R19 a tab of the %s that is as new as the deployed site stays, since a link may just be followed',
  async (_name, Boundary) => {
    deploy('same', 'same')
    await show(missingChunk(), Boundary)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
)

test('R19 a missing chunk is named in plain words', async () => {
  await show(missingChunk())
  expect(
    screen.getByText('A part of this page did not arrive. Please load it again.'),
  ).toBeVisible()
})

test('R19 a failed preload does not reload the page', () => {
  missingChunk()
  expect(fetched).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('R19 an error thrown by the page itself does not reload it', async () => {
  await show(new Error('The page crashed'))
  expect(reload).not.toHaveBeenCalled()
})

test('R19 without a network connection the error page stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(missingChunk())
  expect(reload).not.toHaveBeenCalled()
})

test('R19 where the reload cannot be recorded there is none, to avoid a loop', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await show(missingChunk())
  expect(reload).not.toHaveBeenCalled()
})

describe('a lazy part that cannot be fetched', () => {
  let now = 0

  beforeEach(() => {
    takeToasts()
    // Checks are rate-limited, so each test runs a minute after the last one.
    now += 60_000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })

  test('Y10 reloads a page that is older than the deployed site, once', async () => {
    await reloadStaleTab(missingChunk())
    expect(reload).toHaveBeenCalledTimes(1)
    now += 60_000
    await reloadStaleTab(missingChunk())
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('Y10 does not reload while the deployed site is the same, and rate-limits the check', async () => {
    deploy('same', 'same')
    await reloadStaleTab(missingChunk())
    await reloadStaleTab(missingChunk())
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
  })

  test.each<[string, () => Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is replaced by a login page', () => Promise.resolve(new Response('<h1>Log in</h1>'))],
  ])('Y10 does not reload when the site %s', async (_what, answer) => {
    fetched.mockImplementation(answer)
    await reloadStaleTab(missingChunk())
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
  })

  test('Y10 does not reload while the visitor is typing', async () => {
    document.body.insertAdjacentHTML('beforeend', '<input>')
    document.querySelector('input')?.focus()
    await reloadStaleTab(missingChunk())
    expect(reload).not.toHaveBeenCalled()
    expect(takeToasts().map(({ title }) => title)).toEqual(['The site has been updated.'])
  })

  test.each(['/admin/tours/3', '/auth'])(
    'Y10 shows a toast on %s instead of reloading',
    async (pathname) => {
      vi.stubGlobal('location', { reload, pathname })
      await reloadStaleTab(missingChunk())
      expect(reload).not.toHaveBeenCalled()
      expect(takeToasts()).toHaveLength(1)
    },
  )

  test('Y10 does not check the deployed site when the part itself throws', async () => {
    await reloadStaleTab(new Error('The part crashed'))
    expect(fetched).not.toHaveBeenCalled()
  })
})
