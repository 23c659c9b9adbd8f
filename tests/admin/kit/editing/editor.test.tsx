import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NothingChanged, RequestFailure } from '../../../../src/admin/data/errors'
import { takeToasts } from '../../../../src/lib/toast'
import { bench, key, openEditor, place, save, title, titles, useEditorBench } from './editor-bench'
import { deferred } from '../../../deferred'

useEditorBench()

test('K25 saves the fields with the version they were read with, and shows a message', async () => {
  const { user } = openEditor()
  await user.type(title(), ' walk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledWith({ title: 'Tea walk', place: 'Limuru' }, 1)
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument()
  expect(titles()).toEqual(['Tour updated successfully'])
})

test('K167 Save without a change writes nothing and says so, however often it is pressed', async () => {
  const { user } = openEditor()
  const press = () => user.click(screen.getByRole('button', { name: 'Save' }))
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(titles()).toContain('Nothing has changed since it was saved.'))
  expect(save).not.toHaveBeenCalled()
  await user.type(title(), '!')
  await press()
  await screen.findByText('Everything is saved')
  await press()
  await waitFor(() => expect(titles()).toContain('Nothing has changed since it was saved.'))
  expect(save).toHaveBeenCalledTimes(1)
})

test('K167 what saving leaves out, such as a space at the end, is no change', async () => {
  const { user } = openEditor()
  await user.type(title(), '  ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is saved')
  expect(title()).toHaveValue('Tea')
  expect(save).not.toHaveBeenCalled()
})

test('K25 Ctrl+S saves; a held key saves once', async () => {
  const { user } = openEditor()
  await user.type(title(), '!')
  await user.keyboard('{Control>}{s>3}{/s}{/Control}')
  await screen.findByText('Everything is saved')
  expect(save).toHaveBeenCalledTimes(1)
})

test('K25 an error stays on the page, and saving can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openEditor()
  save.mockRejectedValueOnce(new RequestFailure('boom', 500))
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to update tour')
  expect(alert).toHaveTextContent('The server has a problem at the moment.')
  expect(title()).toHaveValue('Tea!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is saved')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('K25 the error summary takes the focus and links to the fields', async () => {
  const { user } = openEditor()
  await user.clear(title())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
  await user.click(within(summary).getByRole('button', { name: 'Write the title.' }))
  expect(title()).toHaveFocus()
})

test('K25 what is typed during a save is kept, and is still unsaved', async () => {
  const { promise: answered, resolve: answer } = deferred()
  save.mockImplementationOnce(async (values) => {
    await answered
    return { values, version: 2 }
  })
  const { user } = openEditor()
  await user.type(title(), '1')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(place(), '2')
  answer()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
  expect(title()).toHaveValue('Tea1')
  expect(place()).toHaveValue('Limuru2')
  expect(screen.getByRole('status')).toHaveTextContent('Not saved')
})

test('K18 changes of another user to other fields are merged without a question', async () => {
  const { user } = openEditor()
  bench.row = { values: { title: 'Tea', place: 'Kericho' }, version: 5 }
  await user.type(title(), ' walk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is saved')
  expect(bench.row).toEqual({ values: { title: 'Tea walk', place: 'Kericho' }, version: 6 })
  expect(place()).toHaveValue('Kericho')
  expect(screen.queryByText(/in another tab/)).toBeNull()
})

test('K18 K161 two different texts in one field are a question and no failure, and the choice is saved', async () => {
  const { user } = openEditor()
  bench.row = { values: { title: 'Tea safari', place: 'Kericho' }, version: 5 }
  await user.type(title(), ' walk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const panel = await screen.findByRole('region', { name: /This was changed in another tab/ })
  expect(titles()).toEqual([])
  expect(within(panel).getByRole('heading')).toHaveFocus()
  expect(
    within(panel).getByRole('radio', { name: 'Typed here', description: 'Tea walk' }),
  ).toBeChecked()
  await user.click(
    within(panel).getByRole('radio', { name: 'Saved meanwhile', description: 'Tea safari' }),
  )
  await user.click(within(panel).getByRole('button', { name: 'Save with these choices' }))
  await screen.findByText('Everything is saved')
  // What the other one saved stays as it is: there is nothing to write.
  expect(bench.row).toEqual({ values: { title: 'Tea safari', place: 'Kericho' }, version: 5 })
  expect(title()).toHaveValue('Tea safari')
})

test('K161 a save without a connection says when the connection is back, until it is saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openEditor()
  save.mockRejectedValueOnce(new RequestFailure('Failed to fetch', 0))
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection')
  fireEvent(window, new Event('online'))
  expect(screen.getByRole('alert')).toHaveTextContent('The connection is back: save it again.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is saved')
  expect(screen.queryByRole('alert')).toBeNull()
  // The second answer removes the first from the screen.
  expect(takeToasts().map(({ form }) => form)).toEqual([key, key])
})

test('K157 a second press on Save after the first is saved writes nothing', async () => {
  const { user } = openEditor()
  const press = () => user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(title(), '!')
  await press()
  await screen.findByText('Everything is saved')
  await press()
  expect(save).toHaveBeenCalledTimes(1)
  await user.type(title(), '?')
  await press()
  expect(save).toHaveBeenLastCalledWith({ title: 'Tea!?', place: 'Limuru' }, 2)
})

test('K157 after a save that failed, what was saved before is written when it is typed again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openEditor()
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is saved')
  save.mockRejectedValueOnce(new RequestFailure('boom', 500))
  await user.type(title(), '?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  await user.type(title(), '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(save).toHaveBeenCalledTimes(3)
})

test('K18 a field keeps my value when I choose it', async () => {
  const { user } = openEditor()
  bench.row = { values: { title: 'Tea safari', place: 'Limuru' }, version: 5 }
  await user.type(title(), ' walk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Save with these choices' }))
  await screen.findByText('Everything is saved')
  expect(bench.row).toEqual({ values: { title: 'Tea walk', place: 'Limuru' }, version: 6 })
})

test('K18 an entry that was deleted meanwhile can be saved as a new one', async () => {
  const { user } = openEditor()
  bench.row = null
  await user.type(title(), ' walk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('It has been deleted')
  save.mockImplementationOnce((values, version) => {
    expect(version).toBeNull()
    return Promise.resolve({ values, version: 1 })
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is saved')
  expect(title()).toHaveValue('Tea walk')
})

test('no changed row with the same version is a refusal, never a success', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openEditor()
  save.mockRejectedValueOnce(new NothingChanged('No row was changed'))
  await user.type(title(), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update tour')
  expect(titles()).toEqual(['Failed to update tour'])
})

test('K153 a new form with nothing typed says so, not that everything is saved', async () => {
  const { user } = openEditor({ values: { title: '', place: '' }, version: null })
  expect(screen.getByText('Nothing entered yet')).toBeInTheDocument()
  expect(screen.queryByText('Everything is saved')).toBeNull()
  await user.type(title(), 'Tea')
  expect(await screen.findByText(/^Not saved/)).toBeInTheDocument()
  expect(screen.queryByText('Nothing entered yet')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument()
})
