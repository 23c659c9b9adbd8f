// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices } from '../../src/protection/notices'
import { press, protectedPage } from './page'

test('P11 printing from the browser menu shows a message', () => {
  const { messages } = protectedPage()
  window.dispatchEvent(new Event('beforeprint'))
  expect(messages).toEqual(['Printing is disabled'])
})

test('P16 removing the protection removes all its listeners', () => {
  const { messages, end } = protectedPage()
  end()
  expect(press('Ctrl+p')).toBe(false)
  window.dispatchEvent(new Event('beforeprint'))
  expect(messages).toEqual([])
})

test('P1 to P13 the messages are word for word those of the specification', () => {
  expect(Object.values(notices)).toEqual([
    'Right-click is disabled to protect content',
    'Developer tools are disabled',
    'Console is disabled',
    'Element inspector is disabled',
    'View source is disabled',
    'Text selection is disabled',
    'Copying is disabled',
    'Cutting is disabled',
    'Saving is disabled',
    'Printing is disabled',
    'Dragging is disabled',
    'Developer tools detected! Content is protected.',
  ])
})

test('P13 the breakpoint is a literal statement, not made from text', () => {
  const code = readFileSync('src/protection/developer-tools.ts', 'utf8')
  expect(code).toMatch(/^ {2}debugger$/m)
  expect(code).not.toMatch(/Function|eval/)
})
