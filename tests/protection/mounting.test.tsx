import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { visit } from '../render'
import { press } from './page'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** Opens a page as in the built site; the browser is idle at once. */
async function visitBuilt(address: string) {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  return visit(address)
}

async function untilProtected(): Promise<void> {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-protected'))
}

test('P1 P17 a built public page is protected and shows a message', async () => {
  await visitBuilt('/faq')
  await untilProtected()
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  screen.getByRole('heading', { level: 1 }).dispatchEvent(menu)
  expect(menu.defaultPrevented).toBe(true)
  expect(await screen.findByText('Right-click is disabled to protect content')).toBeVisible()
})

test('P14 the message disappears after 3000 ms', async () => {
  await visitBuilt('/faq')
  await untilProtected()
  vi.useFakeTimers()
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  act(() => void press('Ctrl+s'))
  await wait(50)
  expect(screen.getByText('Saving is disabled')).toBeInTheDocument()
  await wait(2900)
  expect(screen.getByText('Saving is disabled')).toBeInTheDocument()
  await wait(600)
  expect(screen.queryByText('Saving is disabled')).not.toBeInTheDocument()
})

test('P11 the page contains the element that hides it in print, and no sentence to print', async () => {
  const { container } = await visitBuilt('/about')
  expect(container.querySelector('.prints-nothing ~ *')).not.toBeNull()
  expect(screen.queryByText('Printing is disabled')).not.toBeInTheDocument()
})

test('P17 in development and in tests nothing is protected', async () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  await visit('/faq')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(document.documentElement).not.toHaveAttribute('data-protected')
  expect(screen.queryByText('Printing is disabled')).not.toBeInTheDocument()
  expect(press('Ctrl+s')).toBe(false)
})

test('P16 leaving the public pages removes the protection', async () => {
  const { unmount } = await visitBuilt('/faq')
  await untilProtected()
  unmount()
  expect(document.documentElement).not.toHaveAttribute('data-protected')
  const save = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true })
  fireEvent(document.body, save)
  expect(save.defaultPrevented).toBe(false)
})
