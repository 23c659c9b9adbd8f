import { beforeEach, expect, test, vi } from 'vitest'
import { keepForOffline } from '../../src/offline/keep-for-offline'
import { keepToursMessage } from '../../src/offline/protocol'

const postMessage = vi.fn<(message: unknown) => void>()
const register = vi.fn<(address: string) => Promise<unknown>>()

/** A browser with service workers, and with `connection` as its opinion of the network. */
function browserWith(connection: object | undefined, active: object | undefined): void {
  const worker = { postMessage }
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      connection,
      serviceWorker: {
        register,
        getRegistration: async () => active,
        ready: Promise.resolve({ active: worker }),
      },
    }),
  )
}

beforeEach(() => {
  postMessage.mockReset()
  register.mockReset().mockResolvedValue({})
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
