import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onSubmit, open, select, tool, useEditorStubs, value } from './field-support'
import { useFakeBackend } from '../../support/fake-backend'

useFakeBackend()
useEditorStubs()

test('K4 a link is set by Ctrl+K, changed and removed; the form is not submitted', async () => {
  const { user, editor, text } = await open('<p>see the tours</p>')
  select(editor, 'the tours')
  fireEvent.keyDown(text, { key: 'k', code: 'KeyK', ctrlKey: true })
  const dialog = await screen.findByRole('dialog', { name: 'Add a link' })
  expect(within(dialog).getByLabelText('Text')).toHaveValue('the tours')
  await user.type(within(dialog).getByLabelText('Address'), '/tours{Enter}')
  expect(value()).toBe('<p>see <a href="/tours">the tours</a></p>')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()

  act(() => void editor.commands.setTextSelection(8))
  await user.click(tool('Link'))
  const words = await screen.findByLabelText('Text')
  expect(screen.getByLabelText('Address')).toHaveValue('/tours')
  await user.clear(words)
  await user.type(words, 'what we show')
  await user.clear(screen.getByLabelText('Address'))
  await user.type(screen.getByLabelText('Address'), 'https://example.org/?utm_source=x')
  await user.click(tool('Set the link'))
  expect(value()).toBe('<p>see <a href="https://example.org/">what we show</a></p>')

  act(() => void editor.commands.setTextSelection(8))
  await user.click(tool('Link'))
  await user.click(await screen.findByRole('button', { name: 'Remove the link' }))
  expect(value()).toBe('<p>see what we show</p>')
})

test('K4 Ctrl+K uses a selection that has not been reported yet', async () => {
  const { text } = await open('<p>see the tours</p>')
  act(() => text.focus())
  const words = text.querySelector('p')?.firstChild
  if (!words) throw new Error('The editor is empty.')
  getSelection()?.setBaseAndExtent(words, 4, words, 13)
  fireEvent.keyDown(text, { key: 'k', code: 'KeyK', ctrlKey: true })
  const dialog = await screen.findByRole('dialog', { name: 'Add a link' })
  expect(within(dialog).getByLabelText('Text')).toHaveValue('the tours')
})

test.each([
  ['', 'Write the address of the link.'],
  ['javascript:alert(1)', 'This address is not safe. Enter one that begins with https:// or /.'],
  [
    'http://example.org',
    'Enter an address that begins with https://, or a path of this site that begins with /.',
  ],
  [
    '//evil.test',
    'Enter an address that begins with https://, or a path of this site that begins with /.',
  ],
])('K4 the URL %j is refused with a reason', async (address, message) => {
  const { user, editor } = await open('<p>word</p>')
  select(editor, 'word')
  await user.click(tool('Link'))
  const field = await screen.findByLabelText('Address')
  if (address) await user.type(field, address)
  await user.click(tool('Set the link'))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(value()).toBe('<p>word</p>')
})

test('K4 a link without text asks for it; replaced text keeps its emphasis', async () => {
  const { user, editor } = await open('<p><strong>bold</strong> end</p>')
  act(() => void editor.commands.setTextSelection(9))
  await user.click(tool('Link'))
  await user.type(await screen.findByLabelText('Address'), '/faq{Enter}')
  expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(/Write the text of the link/)
  await user.type(screen.getByLabelText('Text'), ' more{Enter}')
  expect(value()).toBe('<p><strong>bold</strong> end<a href="/faq"> more</a></p>')
  select(editor, 'bold')
  await user.click(tool('Link'))
  await user.type(await screen.findByLabelText('Address'), '/faq')
  await user.type(screen.getByLabelText('Text'), 'er{Enter}')
  expect(value()).toBe(
    '<p><a href="/faq"><strong>bolder</strong></a> end<a href="/faq"> more</a></p>',
  )
})

test('K4 a picture from the picker is inserted below the text', async () => {
  const onPickPicture = vi
    .fn<() => Promise<{ src: string; alt: string } | null>>()
    .mockResolvedValueOnce({ src: '/images/goat.jpg', alt: 'A goat on a rock' })
    .mockResolvedValueOnce(null)
  const { user, editor } = await open('<p>one</p><p>two</p>', { variant: 'story', onPickPicture })
  act(() => void editor.commands.setTextSelection(2))
  await user.click(tool('Picture'))
  const html = '<p>one</p><img src="/images/goat.jpg" alt="A goat on a rock"><p>two</p>'
  expect(value()).toBe(html)
  await user.click(tool('Picture'))
  expect(value()).toBe(html)
  expect(onPickPicture).toHaveBeenCalledTimes(2)
})

test('K4 without a picker a dialog asks for URL and description', async () => {
  const { user } = await open('')
  await user.click(tool('Picture'))
  const address = await screen.findByLabelText('Address of the picture')
  await user.type(address, 'data:image/png;base64,AA==')
  await user.click(tool('Set the picture'))
  expect(address).toBeInvalid()
  expect(screen.getByLabelText('What it shows')).toHaveAccessibleDescription(
    /Say what the picture shows/,
  )
  await user.clear(address)
  await user.type(address, '/images/goat.jpg')
  await user.type(screen.getByLabelText('What it shows'), 'A goat on a rock{Enter}')
  expect(value()).toBe('<img src="/images/goat.jpg" alt="A goat on a rock">')
})

test('K4 a selected picture’s description can be changed', async () => {
  const { user, editor } = await open('<img src="/a.png" alt="Goat"><p>one</p>')
  act(() => void editor.commands.setNodeSelection(1))
  await user.click(tool('Picture'))
  const alt = await screen.findByLabelText('What it shows')
  expect(alt).toHaveValue('Goat')
  await user.clear(alt)
  await user.type(alt, 'A goat on a rock{Enter}')
  expect(value()).toBe('<img src="/a.png" alt="A goat on a rock"><p>one</p>')
})
