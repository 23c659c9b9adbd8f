import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenInUse } from '../../src/lib/when-idle'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])(
  'V64 the first %s begins the use of a page, once',
  (sign) => {
    const task = vi.fn<() => void>()
    whenInUse(task)
    vi.advanceTimersByTime(60_000)
    expect(task).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event('pointerdown'))
    vi.runAllTimers()
    expect(task).toHaveBeenCalledTimes(1)
  },
)

test.each([true, false])(
  'V64 a page that is left waits no longer, in use before: %s',
  (isInUse) => {
    const task = vi.fn<() => void>()
    const cancel = whenInUse(task)
    if (isInUse) window.dispatchEvent(new Event('scroll'))
    cancel()
    window.dispatchEvent(new Event('scroll'))
    vi.runAllTimers()
    expect(task).not.toHaveBeenCalled()
  },
)

test('V146 scrolling a dialog is a use of the page, and so is what was done before', async () => {
  const task = vi.fn<() => void>()
  whenInUse(task)
  const dialog = document.createElement('div')
  document.body.append(dialog)
  dialog.dispatchEvent(new Event('scroll'))
  vi.runAllTimers()
  expect(task).toHaveBeenCalledTimes(1)
  dialog.remove()

  window.earlySigns = ['scroll']
  vi.resetModules()
  const [{ firstUse }, later] = await Promise.all([
    import('../../src/lib/first-use'),
    import('../../src/lib/when-idle'),
  ])
  await firstUse()
  const second = vi.fn<() => void>()
  later.whenInUse(second)
  vi.runAllTimers()
  expect(second).toHaveBeenCalledTimes(1)
  delete window.earlySigns
})
