import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../eventually'
import { deadlineOf, withDeadline } from '../../../src/admin/data/deadline'

test.each([
  ['GET', 'tours?select=*', 10_000],
  ['HEAD', 'tours', 10_000],
  ['POST', 'rpc/picture_uses', 10_000],
  ['POST', 'rpc/activity?select=id', 10_000],
  // The whole content in one answer.
  ['POST', 'rpc/published_content', 20_000],
  ['POST', 'rpc/move_row', 20_000],
  ['POST', 'tours', 20_000],
  ['PATCH', 'tours?id=eq.1', 20_000],
])('M10 %s %s may take %i ms', (method, path, ms) => {
  expect(deadlineOf(`https://backend.example/rest/v1/${path}`, method)).toBe(ms)
})

/** Removes a newer feature of AbortSignal for a test. */
function hide(name: 'any' | 'timeout') {
  const original = Object.getOwnPropertyDescriptor(AbortSignal, name)
  Object.defineProperty(AbortSignal, name, { value: undefined, configurable: true })
  return () => original && Object.defineProperty(AbortSignal, name, original)
}

test('M10 aborts with the given signal', () => {
  const controller = new AbortController()
  const signal = withDeadline(controller.signal, 10_000)
  expect(signal.aborted).toBe(false)
  controller.abort()
  expect(signal.aborted).toBe(true)
})

test('M10 aborts after the deadline', async () => {
  const signal = withDeadline(undefined, 1)
  await eventually(() => expect(signal.aborted).toBe(true))
  expect(signal.reason).toHaveProperty('name', 'TimeoutError')
})

describe.each(['any', 'timeout'] as const)('in a browser without AbortSignal.%s', (name) => {
  let restore: () => unknown
  beforeEach(() => {
    restore = hide(name)
    vi.useFakeTimers()
  })
  afterEach(() => {
    restore()
    vi.useRealTimers()
  })

  test('M10 aborts with the given signal, even one that was aborted before', () => {
    const controller = new AbortController()
    const signal = withDeadline(controller.signal, 10_000)
    expect(signal.aborted).toBe(false)
    controller.abort()
    expect(signal.aborted).toBe(true)
    expect(withDeadline(controller.signal, 10_000).aborted).toBe(true)
  })

  test('M10 aborts after the deadline, and not before', () => {
    const signal = withDeadline(undefined, 10_000)
    vi.advanceTimersByTime(9999)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.reason).toHaveProperty('name', 'TimeoutError')
  })
})
