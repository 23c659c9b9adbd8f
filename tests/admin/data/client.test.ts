// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../eventually'
import { getClient } from '../../../src/admin/data/client'
import {
  adminId,
  seen,
  server,
  sessionOf,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'

useFakeBackend()
afterEach(() => vi.useRealTimers())

test('U13 U23 refreshes the session automatically before it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  storeSession(adminId, { expires_at: Math.floor(Date.now() / 1000) + 300 })
  await getClient().auth.initialize()
  expect(seen('POST', 'token')).toEqual([])
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  await eventually(() => expect(seen('POST', 'token')).toHaveLength(1))
  expect(seen('POST', 'token')[0]?.query.get('grant_type')).toBe('refresh_token')
})

test('M10 the client does not retry a read itself: the query client decides', async () => {
  let requests = 0
  server.use(
    http.get('*/rest/v1/tours', () => {
      requests += 1
      return HttpResponse.error()
    }),
  )
  const { error } = await getClient().from('tours').select('id')
  expect(error).not.toBeNull()
  expect(requests).toBe(1)
})

test('Z91 a session lasts as long on a device whose clock is two hours ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 })
  const session = sessionOf(adminId, { expires_at: Math.floor(Date.now() / 1000) - 3600 })
  server.use(http.post('*/auth/v1/token', () => HttpResponse.json(session)))
  const { auth } = getClient()
  await auth.signInWithPassword({ email: 'admin@example.com', password: 'as the server likes it' })
  await auth.getSession()
  expect(seen('POST', 'token')).toHaveLength(1)
})
