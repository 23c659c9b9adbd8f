import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../render'

afterEach(() => {
  vi.doUnmock('../../../src/components/tours/tour-dialog')
  vi.resetModules()
})

test('H20 a dialog that fails to load shows an error and can be retried', async () => {
  stubBrowser()
  vi.resetModules()
  let isOnline = false
  vi.doMock('../../../src/components/tours/tour-dialog', () => {
    if (!isOnline) throw new Error('Failed to fetch dynamically imported module')
    return { TourDialog: () => <p>The dialog</p> }
  })
  const { tourDialog } = await import('../../../src/components/tours/tour-dialog-slot')
  const user = userEvent.setup()
  render(<tourDialog.Component slug="goat-farm-tour" onClose={() => {}} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The tour could not be loaded. Check your connection and try again.',
  )
  isOnline = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The dialog')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
