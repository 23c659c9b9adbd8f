import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ChoiceField } from '../../../../src/admin/kit/choice/choice-field'
import { useBrowserStubs } from '../../support/browser-stubs'
import { choose } from '../../support/choose'

useBrowserStubs()

const choices = [
  { id: '', name: 'All' },
  { id: 'tea', name: 'Tea' },
  { id: 'coffee', name: 'Coffee' },
  { id: 'goats', name: 'Goats' },
]

const field = () => screen.getByRole('combobox', { name: 'Subject' })

function showField(first = '') {
  const onChoose = vi.fn<(id: string) => void>()
  function Filters() {
    const [value, setValue] = useState(first)
    return (
      <ChoiceField
        label="Subject"
        value={value}
        choices={choices}
        onChoose={(id) => {
          onChoose(id)
          setValue(id)
        }}
      />
    )
  }
  render(<Filters />)
  return { user: userEvent.setup(), onChoose }
}

type Measure = 'clientWidth' | 'clientHeight' | 'scrollHeight' | 'offsetHeight' | 'offsetWidth'

const heights = { window: 600, list: 100, all: 1000, choice: 44 }

/** Gives jsdom a window of 400 × 600 px with the field at its right edge, and a long list. */
function layOut() {
  const isList = (element: Element) => element.matches('[data-radix-select-viewport]')
  const measure = (name: Measure, read: (element: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return read(this)
    })
  measure('clientWidth', () => 400)
  measure('clientHeight', (element) => (isList(element) ? heights.list : heights.window))
  measure('scrollHeight', (element) => (isList(element) ? heights.all : heights.window))
  measure('offsetHeight', () => heights.choice)
  measure('offsetWidth', () => 200)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.role === 'combobox' ? new DOMRect(300, 100, 90, 48) : new DOMRect(0, 0, 200, 44)
  })
}

/** Opens the list: the part of it that scrolls, and its two buttons as far as they are shown. */
async function openLongList() {
  await userEvent.click(field())
  const list = (await screen.findByRole('option', { name: 'All' })).parentElement
  if (!list) throw new Error('The choices stand in no list.')
  return {
    list,
    up: () => list.previousElementSibling?.previousElementSibling,
    down: () => list.nextElementSibling,
  }
}

test('a choice is made with the pointer, and the field says which', async () => {
  const { user, onChoose } = showField()
  expect(field()).toHaveTextContent('All')
  await choose(user, 'Subject', 'Coffee')
  expect(onChoose.mock.calls).toEqual([['coffee']])
  expect(screen.getByLabelText('Subject')).toHaveTextContent('Coffee')
  expect(field()).toHaveFocus()
  await choose(user, 'Subject', 'Coffee')
  expect(onChoose).toHaveBeenCalledTimes(1)
  await choose(user, 'Subject', 'All')
  expect(onChoose).toHaveBeenLastCalledWith('')
  expect(field()).toHaveTextContent('All')
})

test('the keyboard opens, walks and leaves the list, and finds a choice by its letters', async () => {
  const { user, onChoose } = showField('tea')
  await user.tab()
  expect(field()).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('listbox', { name: 'Subject' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('option', { name: 'Tea' })).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('option', { name: 'Coffee' })).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('option', { name: 'Tea' })).toHaveFocus())
  await user.keyboard('{End}')
  await waitFor(() => expect(screen.getByRole('option', { name: 'Goats' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([['goats']])
  expect(field()).toHaveFocus()
  await user.keyboard('c')
  expect(onChoose).toHaveBeenLastCalledWith('coffee')
  expect(field()).toHaveTextContent('Coffee')
})

test('a finger opens the list with a tap, not already when it comes down', async () => {
  const { user, onChoose } = showField()
  await user.pointer({ keys: '[TouchA>]', target: field() })
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.pointer({ keys: '[/TouchA]', target: field() })
  await user.pointer({
    keys: '[TouchA]',
    target: await screen.findByRole('option', { name: 'Tea' }),
  })
  expect(onChoose.mock.calls).toEqual([['tea']])
})

test('D8 the open list keeps 10 px from the edges of the window', async () => {
  layOut()
  showField()
  await openLongList()
  const place = document.querySelector('[data-radix-popper-content-wrapper]')
  if (!(place instanceof HTMLElement)) throw new Error('The list has no place.')
  // 400 px less the list's 200 and the padding; 600 px less the field's lower edge at 148, the gap
  // of 4 and the padding.
  await waitFor(() => expect(place.style.transform).toBe('translate(190px, 152px)'))
  expect(place.style.getPropertyValue('--radix-popper-available-width')).toBe('380px')
  expect(place.style.getPropertyValue('--radix-popper-available-height')).toBe('438px')
})

test('D8 a held scroll button moves the list by one choice each 50 ms, down and up', async () => {
  layOut()
  showField()
  const { list, up, down } = await openLongList()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const hold = (button: Element | null | undefined) => {
    if (!button) throw new Error('There is no such button.')
    fireEvent.pointerDown(button)
    return () => fireEvent.pointerLeave(button)
  }
  const letGo = hold(down())
  pass(49)
  expect(list.scrollTop).toBe(0)
  pass(1)
  expect(list.scrollTop).toBe(44)
  pass(49)
  expect(list.scrollTop).toBe(44)
  pass(1)
  expect(list.scrollTop).toBe(88)
  pass(100)
  expect(list.scrollTop).toBe(176)
  letGo()
  pass(500)
  expect(list.scrollTop).toBe(176)
  fireEvent.scroll(list)
  hold(up())
  pass(49)
  expect(list.scrollTop).toBe(176)
  pass(1)
  expect(list.scrollTop).toBe(132)
  pass(50)
  expect(list.scrollTop).toBe(88)
})
