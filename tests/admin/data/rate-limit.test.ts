import { expect, test } from 'vitest'
import { recordRateLimit, rateLimitText } from '../../../src/admin/data/rate-limit'

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

test('U20: the time to wait comes from the message, the header, or defaults to a minute', () => {
  recordRateLimit(answer(429))
  expect(rateLimitText('Request rate limit reached')).toContain('in 60 s.')
  recordRateLimit(answer(429, { 'retry-after': '12' }))
  recordRateLimit(answer(200))
  expect(rateLimitText('Request rate limit reached')).toContain('in 12 s.')
  expect(rateLimitText('You can only request this after 47 seconds.')).toContain('in 47 s.')
})

test('U20: a header with a date is converted to seconds from now', () => {
  recordRateLimit(answer(429, { 'retry-after': new Date(Date.now() + 30_000).toUTCString() }))
  expect(rateLimitText('')).toMatch(/in (29|30) s\./)
})
