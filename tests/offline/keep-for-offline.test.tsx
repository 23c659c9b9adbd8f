import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../eventually'
import { keepForOffline } from '../../src/offline/keep-for-offline'
import { keepToursMessage } from '../../src/offline/protocol'
import { takeToasts } from '../../src/lib/toast'

const postMessage = vi.fn<(message: unknown) => void>()
const update = vi.fn<() => Promise<void>>()
const register = vi.fn<(address: string) => Promise<unknown>>()

/** A browser with service workers, and with `connection` as its opinion of the network. */
function browserWith(connection: object | undefined, active: object | undefined): EventTarget {
  const worker = { postMessage }
  const container = new EventTarget()
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      connection,
      serviceWorker: Object.assign(container, {
        controller: active ? worker : null,
        register,
        getRegistration: async () => active,
        ready: Promise.resolve({ active: worker, update }),
      }),
    }),
  )
  return container
}

beforeEach(() => {
  postMessage.mockReset()
  register.mockReset().mockResolvedValue({})
  update.mockReset().mockResolvedValue()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
})

test('V90 the worker is started, and keeps this page and the tours', async () => {
  browserWith(undefined, undefined)
  await keepForOffline()
  expect(register).toHaveBeenCalledExactlyOnceWith('/worker.js')
  expect(postMessage).toHaveBeenCalledTimes(2)
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [window.location.pathname] },
  })
  expect(postMessage).toHaveBeenLastCalledWith(keepToursMessage)
})

test('a worker that is there is not started again', async () => {
  browserWith({ effectiveType: '4g' }, { active: {} })
  await keepForOffline()
  expect(register).not.toHaveBeenCalled()
  expect(postMessage).toHaveBeenCalledTimes(2)
})

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'V92 nothing is kept ahead with %j',
  async (connection) => {
    browserWith(connection, undefined)
    await keepForOffline()
    expect(postMessage).toHaveBeenCalledTimes(1)
    expect(postMessage).not.toHaveBeenCalledWith(keepToursMessage)
  },
)

test('a browser that refuses workers changes nothing', async () => {
  browserWith(undefined, undefined)
  register.mockRejectedValue(new Error('not in a private window'))
  await expect(keepForOffline()).resolves.toBeUndefined()
  expect(postMessage).not.toHaveBeenCalled()
})

test('Q56 a new version that takes over is offered once, and never loaded by itself', async () => {
  document.body.innerHTML = '<script data-entry="/assets/old.js"></script>'
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname: '/', origin: 'null', reload })
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  const answer = (entry: string) =>
    fetch.mockResolvedValueOnce(new Response(`<script data-entry="${entry}"></script>`))
  const container = browserWith(undefined, { active: {} })
  await keepForOffline()

  // The page is the newest already.
  answer('/assets/old.js')
  container.dispatchEvent(new Event('controllerchange'))
  await eventually(() => expect(fetch).toHaveBeenCalledTimes(1))
  answer('/assets/new.js')
  container.dispatchEvent(new Event('controllerchange'))
  let toasts: ReturnType<typeof takeToasts> = []
  await eventually(() => expect((toasts = [...toasts, ...takeToasts()])).toHaveLength(1))
  const [toast] = toasts
  expect(toast).toMatchObject({ title: 'A new version is ready.', action: { label: 'Load it' } })
  expect(reload).not.toHaveBeenCalled()
  if (toast?.action && 'onClick' in toast.action) toast.action.onClick()
  expect(reload).toHaveBeenCalledOnce()
})

test('Q56 the first worker of a browser is no new version; a page that was left for long asks for one', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const hidden = vi.spyOn(document, 'hidden', 'get')
  const turn = (isHidden: boolean, at: number) => {
    vi.setSystemTime(at)
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const watched = vi.spyOn(document, 'addEventListener')
  browserWith(undefined, undefined)
  await keepForOffline()
  expect(watched).not.toHaveBeenCalled()

  browserWith(undefined, { active: {} })
  await keepForOffline()
  turn(true, 7_200_000)
  turn(false, 7_300_000)
  expect(update).not.toHaveBeenCalled()
  turn(true, 7_300_000)
  turn(false, 14_400_000)
  // Pages of the tests before may ask, too.
  expect(update).toHaveBeenCalled()
  vi.useRealTimers()
})
