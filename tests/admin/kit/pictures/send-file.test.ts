import { beforeEach, expect, test, vi } from 'vitest'
import { sendFile, stallMs } from '../../../../src/admin/kit/pictures/upload-picture'

class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined
  upload = new EventTarget()
  headers = new Map<string, string>()
  status = 0
  responseText = ''
  isAborted = false
  sent: unknown
  opened: string[] = []

  constructor() {
    super()
    FakeRequest.last = this
  }
  open(...words: string[]) {
    this.opened = words
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText })
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
  drop() {
    this.dispatchEvent(new Event('error'))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  FakeRequest.last = undefined
  return () => vi.useRealTimers()
})

const file = new Blob(['picture'])

function start(options: Partial<Parameters<typeof sendFile>[2]> = {}) {
  const answer = sendFile('/store', file, { headers: { apikey: 'key' }, ...options })
  const request = FakeRequest.last
  if (request === undefined) throw new Error('nothing was sent')
  return { answer, request }
}

test('K5 posts the file with its headers, reports the progress and returns the response', async () => {
  const fractions: number[] = []
  const { answer, request } = start({ onProgress: (fraction) => fractions.push(fraction) })
  expect(request.opened).toEqual(['POST', '/store'])
  expect(request.headers.get('apikey')).toBe('key')
  expect(request.sent).toBe(file)
  request.progress(0, 0)
  request.progress(1, 4)
  request.progress(4, 4)
  request.answer(400, 'no')
  expect(await answer).toEqual({ status: 400, body: 'no' })
  expect(fractions).toEqual([0.25, 1])
})

test('K5 a lost connection fails', async () => {
  const { answer, request } = start()
  request.drop()
  await expect(answer).rejects.toThrow(TypeError)
})

test('K5 cancelling stops the transfer, also before it began', async () => {
  const controller = new AbortController()
  const { answer, request } = start({ signal: controller.signal })
  controller.abort(new Error('cancelled'))
  await expect(answer).rejects.toThrow('cancelled')
  expect(request.isAborted).toBe(true)
  FakeRequest.last = undefined
  await expect(
    sendFile('/store', file, { headers: {}, signal: controller.signal }),
  ).rejects.toThrow('cancelled')
  expect(FakeRequest.last).toBeUndefined()
})

test('K5 a slow transfer continues, a stalled one is aborted', async () => {
  vi.useFakeTimers()
  const { answer, request } = start()
  const failure = answer.catch((error: unknown) => error)
  for (let step = 1; step <= 10; step++) {
    vi.advanceTimersByTime(stallMs - 1)
    request.progress(step, 20)
  }
  expect(request.isAborted).toBe(false)
  vi.advanceTimersByTime(stallMs)
  expect(await failure).toHaveProperty('name', 'TimeoutError')
  expect(request.isAborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('K5 nothing is left running after the response', async () => {
  vi.useFakeTimers()
  const controller = new AbortController()
  const { answer, request } = start({ signal: controller.signal })
  request.answer(200, '')
  await answer
  expect(vi.getTimerCount()).toBe(0)
  controller.abort()
  expect(request.isAborted).toBe(false)
})
