import { cleanup, fireEvent, screen } from '@testing-library/react'
import {
  factKeys,
  factSheets,
  type FactKey,
  type FactsOf,
} from '../../../src/content/collections/facts/sheets'
import { allFacts } from '../../../src/content/facts/all'
import { adminId, backend, storeSession } from '../support/fake-backend'
import { openStudio } from '../support/render-studio'

/** An admin at work, with all sheets stored; before each test. */
export function storeSheets(): void {
  storeSession(adminId)
  backend.tables['site_facts'] = factKeys.map((key) => ({
    id: factSheets[key].id,
    key,
    // The database keeps the parts of an object in an order of its own.
    value: Object.fromEntries(Object.entries(structuredClone(allFacts[key])).toReversed()),
    version: 1,
  }))
}

/** The row of a sheet, which tests may change. */
export function rowOf(key: FactKey) {
  const row = backend.tables['site_facts']?.find((found) => found['key'] === key)
  if (!row) throw new Error(`There is no row ${key}`)
  return row
}

/** The stored value of a sheet. */
export const stored = <Key extends FactKey>(key: Key) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the form has checked
  rowOf(key)['value'] as FactsOf<Key>

/** Sets the text of a field at once, because typing letter by letter is slow. */
export const write = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } })

/** Opens the form of a sheet. */
export async function openSheet(key: FactKey) {
  // A test may go from sheet to sheet, as to other documents.
  cleanup()
  const { user } = openStudio(`/admin/site/${key}`)
  await screen.findByRole('button', { name: 'Save' })
  // Whether a long form's hundred buttons are hidden takes jsdom seconds to find out; none of them is.
  const press = (name: string | RegExp) =>
    user.click(screen.getByRole('button', { name, hidden: true }))
  return { user, press, save: () => press('Save') }
}
