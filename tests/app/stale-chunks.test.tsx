import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../src/app/error-boundary'
import { watchChunkErrors } from '../../src/app/stale-chunks'

const reload = vi.fn<() => void>()

watchChunkErrors()

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload })
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

test('R19 Y10 a tab that is older than the deploy is reloaded once', () => {
  show(missingChunk())
  expect(reload).toHaveBeenCalledTimes(1)
  // The reload brought the same failure: now the error page must show it.
  show(missingChunk())
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('button', { name: 'Reload' })).not.toHaveLength(0)
})

test('R19 a guess that failed reloads nothing while no page needs it', () => {
  missingChunk()
  expect(reload).not.toHaveBeenCalled()
})

test('R19 an error of the page itself is no reason to reload', () => {
  show(new Error('The page fell over'))
  expect(reload).not.toHaveBeenCalled()
})

test('R19 without a connection the error page stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(missingChunk())
  expect(reload).not.toHaveBeenCalled()
})

test('R19 without a store to remember the reload there is none, or it would never end', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  show(missingChunk())
  expect(reload).not.toHaveBeenCalled()
})
