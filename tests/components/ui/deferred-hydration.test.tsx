import { act, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DeferredHydration, EarlyTapReplay } from '../../../src/components/ui/deferred-hydration'
import { lazyPart } from '../../../src/lib/lazy-part'
import { deferred } from '../../deferred'

let unmount = () => {}

afterEach(() => {
  act(() => unmount())
  document.body.replaceChildren()
})

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}

/** Hydrates a page whose part loads only when `finishLoading` is called. */
async function hydratePage() {
  const loaded = lazyPart(() => Promise.resolve(Counter))
  await loaded.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Page part={<loaded.Component />} />)
  document.body.append(root)

  const { promise: loading, resolve: finishLoading } = deferred()
  const late = lazyPart(() => loading.then(() => Counter))
  const recovered: unknown[] = []
  await act(async () => {
    const react = hydrateRoot(root, <Page part={<late.Component />} />, {
      onRecoverableError: (error) => recovered.push(error),
    })
    unmount = () => react.unmount()
  })
  return { recovered, finishLoading: () => act(async () => finishLoading()) }
}

function Page({ part }: { part: ReactNode }) {
  return <DeferredHydration>{part}</DeferredHydration>
}

test('the HTML stays while the chunk is loading', async () => {
  const { recovered, finishLoading } = await hydratePage()
  const button = screen.getByRole('button')
  await finishLoading()
  expect(screen.getByRole('button')).toBe(button)
  expect(recovered).toEqual([])
})

test('V96 a button clicked before hydration looks pressed, and is clicked again after it', async () => {
  const { finishLoading } = await hydratePage()
  const cancel = vi.fn<() => void>()
  const animation = Object.assign(new EventTarget(), { cancel })
  const animate = vi.fn<Element['animate']>(() => Object(animation))
  Object.assign(screen.getByRole('button'), { animate, getAnimations: () => [animation] })
  screen.getByRole('button').click()
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0 times')
  expect(animate).toHaveBeenCalledExactlyOnceWith({ opacity: [0.6, 0.6] }, 30_000)
  expect(cancel).not.toHaveBeenCalled()
  await finishLoading()
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1 times')
  expect(cancel).toHaveBeenCalledOnce()
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 2 times')
})

test('a button clicked before React has loaded is clicked once, by its part', async () => {
  const { finishLoading } = await hydratePage()
  const button = screen.getByRole('button')
  // Set by the boot script.
  window.earlyTap = button
  render(<EarlyTapReplay />)
  expect(window.earlyTap).toBe(button)
  await finishLoading()
  expect(button).toHaveTextContent('Pressed 1 times')
  expect(window.earlyTap).toBeUndefined()
})

test('an early click outside the part is ignored', async () => {
  const { finishLoading } = await hydratePage()
  const elsewhere = document.createElement('button')
  const onClick = vi.fn<() => void>()
  elsewhere.addEventListener('click', onClick)
  document.body.append(elsewhere)
  window.earlyTap = elsewhere
  await finishLoading()
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
  const loading = part.load()
  await vi.advanceTimersByTimeAsync(6000)
  await loading
  expect(attempts).toBe(3)
  vi.useRealTimers()
})
