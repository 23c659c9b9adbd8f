import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { open, paste, select, tool, useEditorStubs, value } from './field-support'
import { useFakeBackend } from '../../support/fake-backend'

useFakeBackend()
useEditorStubs()

test('K4 headings, lists, quote and emphasis from the tools, with their state', async () => {
  const { user, editor } = await open('<p>one two</p>')
  select(editor, 'two')
  expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false')
  await user.click(tool('Bold'))
  expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
  expect(value()).toBe('<p>one <strong>two</strong></p>')
  await user.click(tool('Italic'))
  expect(value()).toBe('<p>one <strong><em>two</em></strong></p>')
  await user.click(tool('Bold'))
  await user.click(tool('Italic'))
  await user.click(tool('Heading'))
  expect(value()).toBe('<h2>one two</h2>')
  expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true')
  await user.click(tool('Subheading'))
  expect(value()).toBe('<h3>one two</h3>')
  await user.click(tool('Subheading'))
  await user.click(tool('Bullet list'))
  expect(value()).toBe('<ul><li>one two</li></ul>')
  await user.click(tool('Numbered list'))
  expect(value()).toBe('<ol><li>one two</li></ol>')
  await user.click(tool('Numbered list'))
  await user.click(tool('Quote'))
  expect(value()).toBe('<blockquote><p>one two</p></blockquote>')
})

test('K4 text can be marked as Swahili and unmarked', async () => {
  const { user, editor } = await open('<p>a cup of chai</p>')
  select(editor, 'chai')
  await user.click(tool('Mark as Swahili'))
  expect(value()).toBe('<p>a cup of <em lang="sw">chai</em></p>')
  expect(tool('Mark as Swahili')).toHaveAttribute('aria-pressed', 'true')
  expect(tool('Italic')).toHaveAttribute('aria-pressed', 'false')
  await user.click(tool('Mark as Swahili'))
  expect(value()).toBe('<p>a cup of chai</p>')
})

test('K4 undo and redo are disabled while there is nothing to do', async () => {
  const { user, editor } = await open('<p>one</p>')
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
  act(() => void editor.commands.insertContentAt(1, 'x'))
  expect(tool('Undo')).not.toHaveAttribute('aria-disabled')
  await user.click(tool('Undo'))
  expect(value()).toBe('<p>one</p>')
  await user.click(tool('Redo'))
  expect(value()).toBe('<p>xone</p>')
})

test('K4 the toolbar is one Tab stop, the arrow keys move within it', async () => {
  const { user } = await open('')
  const bar = screen.getByRole('toolbar', { name: 'Tools for Story' })
  const names = within(bar)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([
    'Heading',
    'Subheading',
    'Bold',
    'Italic',
    'Link',
    'Mark as Swahili',
    'Bullet list',
    'Numbered list',
    'Quote',
    'Picture',
    'Undo',
    'Redo',
  ])
  await user.tab()
  expect(tool('Heading')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(tool('Bold')).toHaveFocus()
  await user.keyboard('{End}')
  expect(tool('Redo')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(tool('Heading')).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Home}{ArrowRight}')
  expect(tool('Subheading')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Story' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(tool('Subheading')).toHaveFocus()
})

test('Ctrl+B and Ctrl+I format and do not propagate, Ctrl+S does', async () => {
  const outside = vi.fn<(key: string) => void>()
  const listener = (event: KeyboardEvent) => outside(event.key)
  window.addEventListener('keydown', listener)
  const { editor, text } = await open('<p>one two</p>')
  select(editor, 'two')
  text.focus()
  fireEvent.keyDown(text, { key: 'b', code: 'KeyB', keyCode: 66, ctrlKey: true })
  expect(value()).toBe('<p>one <strong>two</strong></p>')
  fireEvent.keyDown(text, { key: 'i', code: 'KeyI', keyCode: 73, ctrlKey: true })
  expect(value()).toBe('<p>one <strong><em>two</em></strong></p>')
  expect(outside).not.toHaveBeenCalled()
  const isUntouched = fireEvent.keyDown(text, { key: 's', code: 'KeyS', ctrlKey: true })
  expect(isUntouched).toBe(true)
  expect(outside.mock.calls).toEqual([['s']])
  tool('Bold').focus()
  fireEvent.keyDown(tool('Bold'), { key: 'b', code: 'KeyB', ctrlKey: true })
  expect(value()).toBe('<p>one <em>two</em></p>')
  expect(outside).toHaveBeenCalledTimes(1)
  window.removeEventListener('keydown', listener)
})

test('K4 a sentence has only emphasis and links, and stays one paragraph', async () => {
  const { text } = await open('', { variant: 'sentence' })
  const names = within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Bold', 'Italic', 'Link', 'Mark as Swahili', 'Undo', 'Redo'])
  paste(text, { 'text/html': '<h2>One</h2><p>two <b>three</b></p><ul><li>four</li></ul>' })
  expect(value()).toBe('One two <strong>three</strong> four')
  fireEvent.keyDown(text, { key: 'Enter', code: 'Enter', keyCode: 13 })
  expect(value()).toBe('One two <strong>three</strong> four')
})
