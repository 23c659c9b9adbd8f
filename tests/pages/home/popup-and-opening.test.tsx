import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tourDialog } from '../../../src/components/tours/tour-dialog-slot'
import { tours } from '../../../src/content/tours'
import { NewsletterSlot } from '../../../src/pages/home/newsletter/newsletter-slot'
import { WatchStory } from '../../../src/pages/home/story/watch-story'
import { stubBrowser } from '../../render'

// A slow connection: the dialogs arrive when a test says so.
const { promise: arrival, resolve: arrive } = await vi.hoisted(async () => {
  const { deferred } = await import('../../deferred')
  return deferred()
})
vi.mock(import('../../../src/pages/home/story/story-dialog'), async (original) => {
  await arrival
  return original()
})
vi.mock(import('../../../src/components/tours/tour-dialog'), async (original) => {
  await arrival
  return original()
})

beforeAll(() => import('../../../src/pages/home/newsletter/newsletter-popup'), 30_000)

beforeEach(() => {
  stubBrowser()
  localStorage.clear()
  window.scrollY = 0
  HTMLMediaElement.prototype.play = () => Promise.resolve()
})

const popup = () => screen.queryByRole('dialog', { name: '10% off your first tour' })

/** Scrolls so far that the popup may open, and waits longer than it needs for that. */
async function scrollAndWait(): Promise<void> {
  window.scrollY = 900
  fireEvent.scroll(window)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

/** A page whose tour is open, and the popup. */
function Page({ hasTour }: { hasTour: boolean }) {
  return (
    <MemoryRouter>
      {hasTour && <tourDialog.Component slug={tours[0]?.slug ?? ''} onClose={() => {}} />}
      <NewsletterSlot />
    </MemoryRouter>
  )
}

// First, because the dialogs arrive in the last test.
test('V83 V135 a wait for a tour is told after a moment, and the popup waits for its end', async () => {
  const { rerender } = render(<Page hasTour />)
  expect(screen.queryByText(/The tour is loading/)).toBeNull()
  expect(await screen.findByText(/The tour is loading/)).toBeVisible()
  await scrollAndWait()
  expect(popup()).toBeNull()
  rerender(<Page hasTour={false} />)
  expect(await screen.findByRole('dialog', { name: '10% off your first tour' })).toBeVisible()
})

test('V83 the popup waits while the film is still being fetched, and until it is closed', async () => {
  render(
    <MemoryRouter>
      <WatchStory />
      <NewsletterSlot />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Watch Story/ }))
  await scrollAndWait()
  expect(popup()).toBeNull()
  arrive()
  expect(await screen.findByRole('dialog', { name: 'Our story' })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('dialog', { name: '10% off your first tour' })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
