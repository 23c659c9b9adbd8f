import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Chooses in one of the studio's filters, found by its label; the choices may yet have to come. */
export async function choose(user: UserEvent, label: string, choice: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: choice }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}
