// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSingleFlight } from '../../../src/admin/kit/use-single-flight'

/** An action that ends when the test says so. */
function slowAction() {
  const ends: (() => void)[] = []
  const action = vi.fn<(word: string) => Promise<void>>(
    () => new Promise((resolve) => ends.push(resolve)),
  )
  return { action, end: () => act(async () => ends.at(-1)?.()) }
}

test('M4 M8 two calls before a render run the action once', async () => {
  const { action, end } = slowAction()
  const { result } = renderHook(() => useSingleFlight(action))
  const [run] = result.current
  act(() => {
    void run('first')
    void run('second')
  })
  expect(action.mock.calls).toEqual([['first']])
  expect(result.current[1]).toBe(true)
  await end()
  expect(result.current[1]).toBe(false)
})

test('M4 M8 the action can run again when it has ended', async () => {
  const { action, end } = slowAction()
  const { result } = renderHook(() => useSingleFlight(action))
  act(() => void result.current[0]('first'))
  await end()
  act(() => void result.current[0]('second'))
  expect(action.mock.calls).toEqual([['first'], ['second']])
})
