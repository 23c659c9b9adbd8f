// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices } from '../../src/protection/notices'
import { press, protectedPage } from './page'

test('P11 printing by the menu of the browser is told', () => {
  const { messages } = protectedPage()
  window.dispatchEvent(new Event('beforeprint'))
  expect(messages).toEqual(['Printing is disabled'])
})

test('P16 after its end nothing of the protection is left', () => {
  const { messages, end } = protectedPage()
  end()
  expect(press('Ctrl+p')).toBe(false)
  window.dispatchEvent(new Event('beforeprint'))
  expect(messages).toEqual([])
})

test('P1 to P13 the twelve messages of the specification, word for word', () => {
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

test('P13 the breakpoint is a statement of its own, not built from text', () => {
  const code = readFileSync('src/protection/breakpoint.ts', 'utf8')
  expect(code).toMatch(/^ {2}debugger$/m)
  expect(code).not.toMatch(/Function|eval/)
})
