import { act, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { replayEarlyTap } from '../../../src/app/early-tap'
import { DeferredHydration } from '../../../src/components/ui/deferred-hydration'
import { lazyPart } from '../../../src/lib/lazy-part'

let unmount = () => {}

afterEach(() => {
  act(() => unmount())
  document.body.replaceChildren()
})

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}

/** Serves a page whose part comes only when `arrive` is called, and lets React take it over. */
async function takeOver() {
  const here = lazyPart(() => Promise.resolve(Counter))
  await here.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Page part={<here.Component />} />)
  document.body.append(root)

  let arrive = () => {}
  const late = lazyPart(
    () =>
      new Promise<typeof Counter>((resolve) => {
        arrive = () => resolve(Counter)
      }),
  )
  const corrected: unknown[] = []
  await act(async () => {
    const react = hydrateRoot(root, <Page part={<late.Component />} />, {
      onRecoverableError: (error) => corrected.push(error),
    })
    unmount = () => react.unmount()
  })
  return { corrected, arrive: () => act(async () => arrive()) }
}

function Page({ part }: { part: ReactNode }) {
  return <DeferredHydration>{part}</DeferredHydration>
}

test('the HTML stays while the chunk is on its way', async () => {
  const { corrected, arrive } = await takeOver()
  const button = screen.getByRole('button')
  await arrive()
  expect(screen.getByRole('button')).toBe(button)
  expect(corrected).toEqual([])
})

test('a button pressed early is pressed once more when it can answer', async () => {
  const { arrive } = await takeOver()
  screen.getByRole('button').click()
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0 times')
  await arrive()
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1 times')
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 2 times')
})

test('a button pressed before React was there at all is left to its part, and pressed once', async () => {
  vi.useFakeTimers()
  const { arrive } = await takeOver()
  const button = screen.getByRole('button')
  // What the boot script has noted.
  window.earlyTap = button
  replayEarlyTap()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(window.earlyTap).toBe(button)
  await arrive()
  expect(button).toHaveTextContent('Pressed 1 times')
  expect(window.earlyTap).toBeUndefined()
})

test('an early press elsewhere is not taken for one of the part', async () => {
  const { arrive } = await takeOver()
  const elsewhere = document.createElement('button')
  const onClick = vi.fn<() => void>()
  elsewhere.addEventListener('click', onClick)
  document.body.append(elsewhere)
  window.earlyTap = elsewhere
  await arrive()
  expect(onClick).not.toHaveBeenCalled()
  window.earlyTap = undefined
})

test('a chunk that fails is fetched again', async () => {
  vi.useFakeTimers()
  let attempts = 0
  const part = lazyPart(() => {
    attempts += 1
    return attempts < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(Counter)
  })
  const loaded = part.load()
  await vi.advanceTimersByTimeAsync(6000)
  await loaded
  expect(attempts).toBe(3)
  vi.useRealTimers()
})
