import { expect, test } from 'vitest'
import { RequestFailure } from '../../../../src/admin/data/errors'
import { PictureRefusal } from '../../../../src/admin/kit/pictures/check-picture'
import { PreparationFailure } from '../../../../src/admin/kit/pictures/prepare-picture'
import {
  readStorageError,
  uploadFailureText,
} from '../../../../src/admin/kit/pictures/upload-picture'
import { explainUploadFailure } from '../../../../src/admin/kit/pictures/upload-failure'

const hosted = (statusCode: string, error: string, message: string) =>
  JSON.stringify({ statusCode, error, message })

test('K5 a file is stored when the store names it', () => {
  expect(readStorageError({ status: 200, body: '{"Key":"gallery/a.webp"}' })).toBeUndefined()
})

test.each(['', 'null', '{}', '<!doctype html>', '{"Key":"gallery/a.w'])(
  'K5 a file is not stored when something else answers: %s',
  (body) => {
    expect(readStorageError({ status: 200, body })).toMatchObject({ status: 502 })
  },
)

test.each([
  [409, hosted('409', 'Duplicate', 'The resource already exists')],
  [403, hosted('403', 'Unauthorized', 'new row violates row-level security policy')],
  [403, '{"message":"new row violates row-level security policy"}'],
  [413, hosted('413', 'Payload too large', 'The object exceeded the maximum allowed size')],
  [415, hosted('415', 'invalid_mime_type', 'mime type text/html is not supported')],
  [404, hosted('404', 'Bucket not found', 'Bucket not found')],
  [400, '<html>'],
  [400, '[]'],
  [400, hosted('-7', '', '')],
])('K5 the true status of a 400 is %i', (status, body) => {
  expect(readStorageError({ status: 400, body })).toMatchObject({ status })
})

test.each([401, 403, 429, 500, 503])('K5 a plain status %i stays', (status) => {
  expect(readStorageError({ status, body: '' })).toMatchObject({ status })
})

test('K5 a failed upload becomes a sentence, never server text', () => {
  for (const status of [0, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503]) {
    const text = uploadFailureText(new RequestFailure('relation "objects" violates', status))
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(text).not.toMatch(/relation|objects/)
  }
})

test.each([
  [0, true],
  [401, true],
  [408, true],
  [409, true],
  [429, true],
  [500, true],
  [400, false],
  [403, false],
  [413, false],
  [415, false],
])('K5 after status %i a retry is offered: %s', (status, canRetry) => {
  expect(explainUploadFailure(new RequestFailure('', status))).toMatchObject({
    canRetry,
    isConnection: status === 0,
  })
})

test('K5 a refusal shows its own message, a failed preparation can be retried', () => {
  expect(explainUploadFailure(new PictureRefusal('No picture.'))).toEqual({
    message: 'No picture.',
    canRetry: false,
    isConnection: false,
  })
  expect(explainUploadFailure(new PreparationFailure('x'))).toMatchObject({ canRetry: true })
  expect(explainUploadFailure('boom')).toEqual({
    message: 'Something went wrong. Please try again.',
    canRetry: true,
    isConnection: false,
  })
})
