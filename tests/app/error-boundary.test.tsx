import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../src/app/error-boundary'

beforeEach(() => {
  // React reports every caught error on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

function Broken({ error }: { error: unknown }): never {
  throw error
}

function renderBroken(error: unknown) {
  return render(
    <ErrorBoundary resetKey="/broken">
      <Broken error={error} />
    </ErrorBoundary>,
  )
}

test('R18 a thrown error shows the heading and its message', () => {
  renderBroken(new Error('The page fell over'))
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.getByText('The page fell over')).toBeVisible()
})

test('R18 a thrown response shows its status text', () => {
  renderBroken(new Response(null, { status: 503, statusText: 'Service Unavailable' }))
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.getByText('Service Unavailable')).toBeVisible()
})

test.each([undefined, null, 7, {}, new Error('')])('R18 %s shows a general message', (error) => {
  renderBroken(error)
  expect(screen.getByText('Something went wrong on this page.')).toBeVisible()
})

test('R19 the visitor can reload or go home', () => {
  renderBroken(new Error('The page fell over'))
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('R18 navigating resets the error', () => {
  const { rerender } = renderBroken(new Error('The page fell over'))
  rerender(
    <ErrorBoundary resetKey="/fine">
      <p>All is well</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('All is well')).toBeVisible()
})

test('V8 a connection that is back before the page listens reloads it at once', () => {
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  function Connection() {
    // Before the effects of what has been rendered.
    useLayoutEffect(() => void (isOnline = true))
    return null
  }
  render(
    <ErrorBoundary resetKey="/broken">
      <Broken error={new Error('Failed to fetch')} />
    </ErrorBoundary>,
    { wrapper: ({ children }) => [children, <Connection key="connection" />] },
  )
  expect(reload).toHaveBeenCalledOnce()
})

test('V8 without a connection the page says so, names the phone number and reloads when it is back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  render(
    <ErrorBoundary resetKey="/broken" phone="+254 700 000 000">
      <Broken error={new Error('Failed to fetch')} />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible()
  const phone = screen.getByRole('link', { name: '+254 700 000 000' })
  expect(phone).toHaveAttribute('href', 'tel:+254700000000')
  expect(screen.queryByText('Failed to fetch')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

test('V8 with a connection the page does not speak of being offline', () => {
  renderBroken(new Error('The page fell over'))
  expect(screen.queryByText(/offline/)).toBeNull()
})
