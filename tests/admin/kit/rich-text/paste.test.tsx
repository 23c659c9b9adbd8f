import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { open, paste, select, tool, useEditorStubs, value } from './field-support'
import { useFakeBackend } from '../../support/fake-backend'

useFakeBackend()
useEditorStubs()

test('K4 a pasted document is cleaned, and its pictures point to the picture button', async () => {
  const onPickPicture = vi.fn<() => Promise<null>>().mockResolvedValue(null)
  const { user, text } = await open('', { variant: 'story', onPickPicture })
  paste(text, {
    'text/html':
      '<b style="font-weight:normal"><h1>Tea</h1><p>by <b>hand</b><img src="data:image/png;base64,AA=="></p></b>',
  })
  expect(value()).toBe('<h2>Tea</h2><p>by <strong>hand</strong></p>')
  expect(screen.getByRole('status')).toHaveTextContent(/Pictures cannot be pasted/)
  await user.click(tool('Add a picture'))
  expect(onPickPicture).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('K4 a picture pasted as a file is refused', async () => {
  const { user, text } = await open('<p>one</p>')
  paste(text, {}, [new File(['x'], 'goat.png', { type: 'image/png' })])
  expect(value()).toBe('<p>one</p>')
  expect(screen.getByRole('status')).toHaveTextContent(/Add them with the picture button/)
  await user.click(tool('Close'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('K4 pasted text keeps its asterisks, a URL loses its tracking parameters', async () => {
  const { text } = await open('')
  paste(text, { 'text/plain': 'We meet at *seven*\n_sharp_ ~not~ later' })
  expect(value()).toBe('<p>We meet at *seven*</p><p>_sharp_ ~not~ later</p>')
})

test('K4 a URL pasted over text links it, without tracking parameters', async () => {
  const { text, editor } = await open('<p>one two</p>')
  select(editor, 'two')
  paste(text, { 'text/plain': 'https://example.org/a?utm_source=x&fbclid=y' })
  expect(value()).toBe('<p>one <a href="https://example.org/a">two</a></p>')
})
