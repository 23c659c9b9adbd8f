import { fireEvent, screen, within } from '@testing-library/react'
import { array, nat, property, string } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { lastChangedLine } from '../../../src/components/tours/message-sheet'
import { assert } from '../../properties'
import { field, fill, openBooking, send } from './dialog-steps'

/** Opens the form and waits for the message on it. */
async function openWithMessage() {
  const page = await openBooking()
  await screen.findAllByRole('region', { name: 'Your message' })
  return page
}

/** The message on the postcard and in its disclosure for phones; style sheets hide one of them. */
function shownMessages(): (string | null | undefined)[] {
  return within(screen.getByRole('dialog'))
    .getAllByRole('region', { name: 'Your message' })
    .map((sheet) => sheet.querySelector('[data-allow-copy]')?.textContent)
}

test.each([
  [{ name: 'A Visitor', phone: '0712 345 678' }],
  [
    {
      name: 'A Visitor',
      phone: '0712 345 678',
      people: '12',
      date: '2030-02-01',
      message: 'One\n\n  two & 🐕',
    },
  ],
  [{ name: ' A   Visitor ', phone: '0712 345 678', message: 'long '.repeat(240) }],
])('V81 the postcard shows exactly what is sent: %j', async (values) => {
  let opened = ''
  vi.stubGlobal('open', (url: string) => {
    opened = url
    return null
  })
  const { user } = await openWithMessage()
  await fill(user, values)
  const shown = shownMessages()
  send()
  const sent = new URL(opened).searchParams.get('text')
  expect(sent).toContain('Phone: 0712')
  expect(shown).toEqual([sent, sent])
})

test('V81 every key changes the message on the postcard', async () => {
  const { user } = await openWithMessage()
  expect(shownMessages()[0]).not.toContain('Name:')
  await user.type(field('Name'), 'Wa')
  expect(shownMessages()[0]).toContain('\nName: Wa\n')
  await user.type(field('Name'), 's')
  expect(shownMessages()[0]).toContain('\nName: Was\n')
  await user.clear(field('Name'))
  expect(shownMessages()[0]).not.toContain('Name:')
})

test('V82 the message is no live region, can be reached by keyboard, and may be copied', async () => {
  await openWithMessage()
  const [sheet] = screen.getAllByRole('region', { name: 'Your message' })
  const text = sheet?.querySelector('[data-allow-copy]')
  expect(text).toHaveAttribute('tabindex', '0')
  expect(text?.closest('[aria-live], output, [role=status], [role=alert], [role=log]')).toBeNull()
})

test('V82 what was typed is scrolled into view, no further than needed', async () => {
  // Lines of 20 px in a box of 100 px, which jsdom does not lay out.
  const indexOf = (line: Element) => [...(line.parentElement?.children ?? [])].indexOf(line)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(
    this: HTMLElement,
  ) {
    return indexOf(this) * 20
  })
  await openWithMessage()
  const [sheet] = screen.getAllByRole('region', { name: 'Your message' })
  const box = sheet?.querySelector('[data-allow-copy]')
  expect(box).toHaveProperty('scrollTop', 0)
  fireEvent.change(field('Message (optional)'), {
    target: { value: `${'Line\n'.repeat(9)}Karibu` },
  })
  const line = [...(box?.children ?? [])].findIndex(({ textContent }) => textContent === 'Karibu\n')
  expect(line).toBeGreaterThan(9)
  expect(box).toHaveProperty('scrollTop', (line + 1) * 20 - 100)
  fireEvent.change(field('Name'), { target: { value: 'A Visitor' } })
  expect(box).toHaveProperty('scrollTop', 2 * 20)
})

test('V82 the last line that has changed is found', () => {
  expect(lastChangedLine('a\nb', 'a\nb')).toBeUndefined()
  expect(lastChangedLine('x\na\nb', 'a\nb')).toBe(0)
  assert(
    property(
      array(string(), { minLength: 1, maxLength: 8 }),
      nat(),
      string(),
      (words, at, word) => {
        const lines = words.map((text, index) => `${index} ${text.replaceAll('\n', ' ')}`)
        const place = at % lines.length
        const changed = lines.with(place, `new ${word.replaceAll('\n', ' ')}`)
        expect(lastChangedLine(lines.join('\n'), changed.join('\n'))).toBe(place)
      },
    ),
  )
})
