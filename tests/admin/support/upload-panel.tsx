import { fireEvent, screen, within } from '@testing-library/react'
import { photos } from './fake-preparation'
import { findPage, openStudio } from './render-studio'

/** Opens the gallery and its panel for uploads. */
export async function openPanel() {
  const { user } = openStudio('/admin/gallery')
  await findPage('Manage Gallery Images')
  await user.click(screen.getByRole('button', { name: 'Upload Images' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload Images' })
  const panel = within(dialog)
  const choose = (...names: string[]) => {
    const input = dialog.querySelector<HTMLInputElement>('input[data-files="dialog"]')
    if (!input) throw new Error('The panel has no field for files')
    fireEvent.change(input, { target: { files: photos(...names) } })
  }
  const row = (name: string) => within(panel.getByRole('listitem', { name }))
  const all = () => within(panel.getByRole('group', { name: 'Details of all pictures' }))
  return { user, dialog, panel, choose, row, all }
}
