import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Chooses an option of a combobox, found by its label; waits for both. */
export async function choose(user: UserEvent, label: string, choice: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: choice }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}
