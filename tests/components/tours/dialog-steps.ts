import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Tour } from '../../../src/content/model'
import { fetchTourDialog } from '../../../src/components/tours/tour-dialog-chunk'
import { tours } from '../../../src/content/tours'
import { visit } from '../../render'

/** The tour that the helpers below open. */
export const tour = coffeeTour()

function coffeeTour(): Tour {
  const found = tours.find(({ slug }) => slug === 'coffee-and-dairy-tour')
  if (!found) throw new Error('There is no Coffee & Dairy Tour.')
  return found
}

/** Opens the dialog of the Coffee & Dairy Tour, by default over the smallest list that holds it. */
export async function explore(from = '/tours?q=cherry') {
  const page = await visit(from)
  // On a busy machine the first fetch takes longer than a query waits.
  await fetchTourDialog()
  const button = document.getElementById(`explore-${tour.slug}`)
  if (!button) throw new Error(`${from} does not show the tour.`)
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  return { ...page, dialog }
}

/** Opens the same dialog at its form. */
export async function openBooking() {
  const page = await explore()
  fireEvent.click(within(page.dialog).getByText('Book Now'))
  return page
}

/** The field of the open dialog with this label; the page behind has forms of its own. */
export function field(label: string): HTMLElement {
  return within(screen.getByRole('dialog')).getByLabelText(label)
}

type Values = { name?: string; phone?: string; people?: string; date?: string; message?: string }

/** Fills fields of the form as a visitor who pastes; the date as its picker does. */
export async function fill(user: UserEvent, values: Values): Promise<void> {
  for (const [label, value] of [
    ['Name', values.name],
    ['Phone', values.phone],
    ['Number of people (optional)', values.people],
    ['Message (optional)', values.message],
  ] as const) {
    if (!value) continue
    await user.click(field(label))
    await user.paste(value)
  }
  if (values.date) {
    fireEvent.change(field('Preferred date (optional)'), {
      target: { value: values.date },
    })
  }
}

/** Presses Send, with no time between the press and what it causes. */
export function send(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Send WhatsApp Message' }))
}
