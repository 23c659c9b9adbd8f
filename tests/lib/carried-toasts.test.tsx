import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ToastOutlet } from '../../src/components/ui/toast-outlet'
import { carryToasts } from '../../src/lib/carried-toasts'
import { openAddress } from '../../src/lib/open-address'
import { showToast, takeToasts } from '../../src/lib/toast'
import { stubBrowser } from '../render'

vi.mock(import('../../src/lib/open-address'), () => ({
  openAddress: vi.fn<(to: string) => void>(),
}))

test('Y5 D10 what was just said is said once in the next document, without what a button did', async () => {
  stubBrowser()
  showToast({ kind: 'success', title: 'Saved', action: { label: 'Undo', onClick: () => {} } })
  carryToasts()
  showToast({ kind: 'error', title: 'Refused', action: { label: 'Sign out', to: '/auth' } })
  // Nothing stays behind in the document that is left.
  expect(takeToasts()).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  const { unmount } = render(<ToastOutlet durationMs={3000} />)
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  screen.getByRole('button', { name: 'Sign out' }).click()
  expect(openAddress).toHaveBeenCalledWith('/auth')
  expect(window.sessionStorage).toHaveLength(0)
  unmount()
})
