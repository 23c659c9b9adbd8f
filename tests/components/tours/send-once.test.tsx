import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SiteRouter } from '../../../src/app/site-router'
import { TourDialog } from '../../../src/components/tours/tour-dialog'
import { stubBrowser } from '../../render'
import { fill, send, tour } from './dialog-steps'

const open = vi.fn<() => null>(() => null)
const alert = vi.fn<(text: string) => void>()

beforeEach(() => {
  stubBrowser({ prefersReducedMotion: true })
  vi.stubGlobal('open', open)
  vi.stubGlobal('alert', alert)
})

function Page() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <TourDialog slug={tour.slug} onClose={() => setOpen(false)} onSent={() => {}} />
  ) : null
}

test('T21 a second press of Send, before the dialog is gone, does nothing', async () => {
  // The history of a browser goes back after a moment only.
  render(
    <SiteRouter>
      <Page />
    </SiteRouter>,
  )
  fireEvent.click(await screen.findByText('Book Now'))
  await fill(userEvent.setup(), { name: 'Visitor', phone: '0712 345 678' })
  send()
  send()
  expect(alert).not.toHaveBeenCalled()
  expect(open).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
