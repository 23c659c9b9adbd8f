import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Tour } from '../../../src/content/model'
import { tourDialog } from '../../../src/components/tours/tour-dialog-slot'
import { tours } from '../../../src/content/tours'
import { visit } from '../../render'

/** The tour that the helpers open. */
export const tour = coffeeTour()

function coffeeTour(): Tour {
  const found = tours.find(({ slug }) => slug === 'coffee-and-dairy-tour')
  if (!found) throw new Error('There is no Coffee & Dairy Tour.')
  return found
}

/** Opens the dialog of the Coffee & Dairy Tour, by default from a short list. */
export async function explore(from: string | string[] = '/tours?q=cherry') {
  const page = await visit(from)
  // On a slow machine the first import takes longer than the default timeout of a query.
  await tourDialog.load()
  const button = document.getElementById(`explore-${tour.slug}`)
  if (!button) throw new Error(`${String(from)} does not show the tour.`)
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  return { ...page, dialog }
}

/** Opens the dialog and its form. Pages before the last are behind it in the history. */
export async function openBooking(from?: string[]) {
  const page = await explore(from)
  fireEvent.click(within(page.dialog).getByText('Book Now'))
  return page
}

/** A field of the open dialog by label; the page behind it also has forms. */
export function field(label: string): HTMLElement {
  return within(screen.getByRole('dialog')).getByLabelText(label)
}

type Values = { name?: string; phone?: string; people?: string; date?: string; message?: string }

/** Fills fields of the form by pasting; sets the date directly, as a date picker does. */
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

/** Clicks Send synchronously. */
export function send(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Send WhatsApp Message' }))
}
