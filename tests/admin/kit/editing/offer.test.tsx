import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keepDraft, readDrafts } from '../../../../src/admin/kit/drafts/draft-store'
import { key, openEditor, place, save, title, titles, useEditorBench } from './editor-bench'

useEditorBench()

test('K16 unsaved text is stored on the device, and offered after a crash', async () => {
  const { user, unmount } = openEditor()
  await user.type(title(), ' walk')
  window.dispatchEvent(new Event('pagehide'))
  expect(readDrafts(key)[0]?.values).toEqual({ title: 'Tea walk', place: 'Limuru' })
  unmount()
  const again = openEditor()
  expect(title()).toHaveValue('Tea')
  await again.user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(title()).toHaveValue('Tea walk')
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is saved')
  expect(readDrafts(key)).toEqual([])
})

/** What a visit that ended in a crash left on the device. */
const crashed = () => ({
  writer: 'crashed',
  keptAt: Date.now(),
  version: 1,
  base: { title: 'Tea', place: 'Limuru' },
  values: { title: 'Tea walk', place: 'Limuru' },
})
const foot = () => screen.getByRole('status')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('K168 the foot says that unsaved text waits above, and Save leads to it', async () => {
  keepDraft(key, crashed())
  openEditor()
  expect(foot()).toHaveTextContent('What you wrote before is not saved: it waits above')
  await press('Save')
  expect(screen.getByRole('region', { name: 'Unsaved work' })).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
  expect(titles()).toEqual([])
})

test('K168 the offer is true after a save, and goes with what it offers', async () => {
  keepDraft(key, crashed())
  const { user } = openEditor()
  const offer = screen.getByRole('region', { name: 'Unsaved work' })
  await user.type(place(), '!')
  await press('Save')
  await within(offer).findByText(/Something else has been saved here since then/)
  expect(offer).toHaveTextContent('that are not saved')
  expect(offer).not.toHaveTextContent('never')
  await user.type(title(), ' walk')
  await press('Save')
  await waitFor(() => expect(foot()).toHaveTextContent('Everything is saved'))
  expect(screen.queryByRole('region', { name: 'Unsaved work' })).toBeNull()
  expect(readDrafts(key)).toEqual([])
})

test('K168 Restore leaves alone what was typed into other fields', async () => {
  keepDraft(key, crashed())
  const { user } = openEditor()
  await user.type(place(), '!')
  await press('Restore')
  expect(title()).toHaveValue('Tea walk')
  expect(place()).toHaveValue('Limuru!')
})

test('K168 discarded text can be brought back', async () => {
  keepDraft(key, crashed())
  openEditor()
  await press('Discard it')
  expect(readDrafts(key)).toEqual([])
  expect(foot()).toHaveTextContent('Everything is saved')
  expect(screen.getByRole('region', { name: 'Unsaved work' })).toHaveFocus()
  await press('Undo')
  expect(readDrafts(key)).toMatchObject([{ values: { title: 'Tea walk' } }])
  await press('Restore')
  expect(title()).toHaveValue('Tea walk')
})

test('K16 a restored draft keeps other users’ later changes to other fields', async () => {
  keepDraft(key, crashed())
  const { user } = openEditor({ values: { title: 'Tea', place: 'Kericho' }, version: 4 })
  expect(screen.getByText(/Something else has been saved here since then/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(title()).toHaveValue('Tea walk')
  expect(place()).toHaveValue('Kericho')
})

test('K16 a dismissed draft is deleted; one without changes is not offered', async () => {
  keepDraft(key, crashed())
  const { user, unmount } = openEditor()
  await user.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(readDrafts(key)).toEqual([])
  unmount()
  keepDraft(key, { ...crashed(), base: {}, values: { title: 'Tea', place: 'Limuru' } })
  openEditor()
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})
