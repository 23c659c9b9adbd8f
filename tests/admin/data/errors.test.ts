import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthRetryableFetchError,
  AuthUnknownError,
} from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import {
  authFailureText,
  failureText,
  isRefusal,
  NothingChanged,
  RequestFailure,
} from '../../../src/admin/data/errors'

const raw = 'new row violates check constraint "tours_title_check" of relation "tours"'

test.each([0, 400, 401, 403, 404, 406, 409, 422, 429, 500, 503])(
  'M5 M8 a failure with status %i becomes a sentence, never database text',
  (status) => {
    const text = failureText(new RequestFailure(raw, status, status === 500 ? 'SUP' : '23514'))
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(text).not.toMatch(/constraint|relation|tours_/)
  },
)

test('Z73 the error for saving a withdrawn picture says what to do', () => {
  const refusal = new RequestFailure('a picture whose consent was withdrawn', 400, '23514')
  expect(failureText(refusal)).toBe(
    'It shows a picture whose consent was withdrawn. Choose another picture, then save it again.',
  )
  const lasting = new RequestFailure('withdrawn consent stays withdrawn', 400, '23514')
  expect(failureText(lasting)).toMatch(/which cannot be taken back\.$/)
})

test('M5 M8 any other error becomes a sentence, too', () => {
  for (const error of [new TypeError('x is not a function'), 'boom', undefined]) {
    expect(failureText(error)).toBe('Something went wrong. Please try again.')
  }
  expect(failureText(new NothingChanged('0 rows'))).toMatch(
    /^It was changed or removed in the meantime/,
  )
})

test('D13 refusals and timeouts are not retried; server and network errors are', () => {
  for (const status of [400, 401, 403, 404, 406, 409, 422, 429]) {
    expect(isRefusal(new RequestFailure('', status))).toBe(true)
  }
  expect(isRefusal(new RequestFailure('TimeoutError: signal timed out', 0))).toBe(true)
  expect(isRefusal(new RequestFailure('TypeError: Failed to fetch', 0))).toBe(false)
  expect(isRefusal(new RequestFailure('', 503))).toBe(false)
  expect(isRefusal(new TypeError('x'))).toBe(false)
})

test('U8 U11 U14 messages of the auth server and its library are unchanged', () => {
  const fallback = 'Failed to log in'
  expect(authFailureText(new AuthApiError('Invalid login credentials', 400, 'x'), fallback)).toBe(
    'Invalid login credentials',
  )
  const library = 'You must provide either an email or phone number and a password'
  expect(authFailureText(new AuthInvalidCredentialsError(library), fallback)).toBe(library)
  for (const error of [
    new AuthRetryableFetchError('{}', 502),
    new AuthUnknownError('{}', null),
    new AuthApiError('', 400, 'x'),
    'boom',
  ]) {
    expect(authFailureText(error, fallback)).toBe(fallback)
  }
})

test('Z90 a full disk of the server is named', () => {
  const error = new RequestFailure('could not extend file "base/5/16648"', 500, '53100')
  expect(failureText(error)).toBe(
    'The disk of the server is full, so nothing was changed. Make room there, then try again.',
  )
})
