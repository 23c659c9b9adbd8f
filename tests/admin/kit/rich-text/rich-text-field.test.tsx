import { createHash } from 'node:crypto'
import { act, cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles } from '../../../../src/content/articles'
import { backend, useFakeBackend } from '../../support/fake-backend'
import { form, open, tool, useEditorStubs, value } from './field-support'

useFakeBackend()
useEditorStubs()

test.each(articles)('K4 opening "$slug" changes nothing', async ({ content }) => {
  const { text, editor } = await open(content)
  expect(text).toHaveTextContent(/\w{3}/)
  act(() => void editor.commands.setTextSelection(3))
  expect(form.read()).toEqual({ value: content, isDirty: false })
})

test('K4 undoing everything restores the initial value', async () => {
  const start = '<ul><li><p>a</p></li></ul>\n<p></p>'
  const { editor } = await open(start)
  act(() => void editor.commands.insertContentAt(3, 'b'))
  expect(form.read()).toEqual({ value: '<ul><li>ba</li></ul>', isDirty: true })
  act(() => void editor.commands.undo())
  expect(form.read()).toEqual({ value: start, isDirty: false })
})

test('K4 the value can be set from outside', async () => {
  const { text, editor } = await open('<p>one</p>')
  act(() => form.reset('<p>two</p>'))
  expect(text).toHaveTextContent('two')
  expect(form.read()).toEqual({ value: '<p>two</p>', isDirty: false })
  act(() => void editor.commands.insertContentAt(1, 'x'))
  expect(value()).toBe('<p>xtwo</p>')
})

test('K4 label, hint and error belong to the text; the error summary focuses it', async () => {
  const { user, text } = await open('', { variant: 'story', hint: 'Begin with a person.' })
  expect(text).toHaveAccessibleDescription('Begin with a person.')
  expect(text).toHaveAttribute('data-field', 'content')
  await user.click(tool('Refuse'))
  expect(text).toHaveAccessibleDescription('Begin with a person. Write the story.')
  expect(text).toHaveAttribute('aria-invalid', 'true')
})

test.each([
  ['', '0 words, 0 minutes to read'],
  ["<p>don't</p>", '1 word, 1 minute to read'],
  [`<p>${'tea '.repeat(200)}</p>`, '200 words, 1 minute to read'],
  [`<ul>${'<li>red</li><li>tea</li>'.repeat(600)}</ul>`, '1,200 words, 6 minutes to read'],
  [`<p>${'tea '.repeat(201)}–</p>`, '201 words, 2 minutes to read'],
])('K4 shows the length of a story (%#)', async (html, length) => {
  await open(html)
  expect(screen.getByText(length)).toBeVisible()
})

test('Z73 a text shows how many of its pictures are withdrawn', async () => {
  const names = ['blog/herd.webp', 'blog/tea.webp', 'blog/gate.webp']
  const withdraw = (...files: string[]) => {
    backend.tables['withdrawn_pictures'] = files.map((name) => ({
      hash: createHash('sha256').update(name).digest('hex'),
    }))
  }
  const images = names.map(
    (name) => `<p><img src="/storage/v1/object/public/gallery/${name}" alt="A herd"></p>`,
  )
  withdraw('blog/herd.webp', 'blog/tea.webp')
  await open(images.join(''))
  expect(await screen.findByText(/^The people in 2 pictures of this text have/)).toBeVisible()
  cleanup()
  withdraw('blog/gate.webp')
  await open(images.join(''))
  expect(await screen.findByText(/^The people in a picture of this text have/)).toBeVisible()
})
