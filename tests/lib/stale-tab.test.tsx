import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../src/app/error-boundary'
import { PageBoundary } from '../../src/admin/kit/page/page-boundary'
import { reloadStaleTab, watchChunkErrors } from '../../src/lib/stale-tab'
import { takeToasts } from '../../src/lib/toast'

const reload = vi.fn<() => void>()

watchChunkErrors()

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload, pathname: '/tours' })
  // React reports every caught error on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

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

function show(error: Error): void {
  render(
    <ErrorBoundary resetKey="/tours">
      <Broken error={error} />
    </ErrorBoundary>,
  )
}

test('R19 Y10 a tab opened before the last deploy is reloaded once', () => {
  show(missingChunk())
  expect(reload).toHaveBeenCalledTimes(1)
  // The reload brought the same failure: now the error page must show it.
  show(missingChunk())
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('button', { name: 'Reload' })).not.toHaveLength(0)
})

test('R19 a failed preload does not reload the page', () => {
  missingChunk()
  expect(reload).not.toHaveBeenCalled()
})

test('R19 an error thrown by the page itself does not reload it', () => {
  show(new Error('The page crashed'))
  expect(reload).not.toHaveBeenCalled()
})

test('R19 without a network connection the error page stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(missingChunk())
  expect(reload).not.toHaveBeenCalled()
})

test('R19 where the reload cannot be recorded there is none, to avoid a loop', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  show(missingChunk())
  expect(reload).not.toHaveBeenCalled()
})

test('Y10 a studio tab opened before the last deploy is reloaded once', () => {
  const showPage = () => {
    const error = missingChunk()
    render(
      <PageBoundary>
        <Broken error={error} />
      </PageBoundary>,
    )
  }
  showPage()
  expect(reload).toHaveBeenCalledTimes(1)
  showPage()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('button', { name: 'Reload' })).not.toHaveLength(0)
})

describe('a lazy part that cannot be fetched', () => {
  const fetched = vi.fn<typeof fetch>()
  let now = 0

  /** The entry script of this document, and the one of the deployed site. */
  function deploy(loaded: string, deployed: string): void {
    document.body.innerHTML = `<script type="text/plain" data-entry="/assets/${loaded}.js"></script>`
    fetched.mockImplementation(() =>
      Promise.resolve(new Response(`<script data-entry="/assets/${deployed}.js"></script>`)),
    )
  }

  beforeEach(() => {
    fetched.mockReset()
    vi.stubGlobal('fetch', fetched)
    takeToasts()
    // Checks are rate-limited, so each test runs a minute after the last one.
    now += 60_000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })

  test('Y10 reloads a page that is older than the deployed site, once', async () => {
    deploy('old', 'new')
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
    deploy('old', 'new')
    fetched.mockImplementation(answer)
    await reloadStaleTab(missingChunk())
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
  })

  test('Y10 does not reload while the visitor is typing', async () => {
    deploy('old', 'new')
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
      deploy('old', 'new')
      await reloadStaleTab(missingChunk())
      expect(reload).not.toHaveBeenCalled()
      expect(takeToasts()).toHaveLength(1)
    },
  )

  test('Y10 does not check the deployed site when the part itself throws', async () => {
    deploy('old', 'new')
    await reloadStaleTab(new Error('The part crashed'))
    expect(fetched).not.toHaveBeenCalled()
  })
})
