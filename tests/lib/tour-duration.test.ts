import { expect, test } from 'vitest'
import { tours } from '../../src/content/tours'
import { durationBuckets } from '../../src/lib/duration-buckets'
import { hasDuration } from '../../src/lib/tour-duration'

const bucketsOf = (duration: string) =>
  durationBuckets.map(({ id }) => id).filter((id) => hasDuration(duration, id))

test.each([
  ['Half day', ['half-day']],
  ['Half-day', ['half-day']],
  ['1 day', ['1-day']],
  ['Full day', ['1-day']],
  ['2 days', ['several-days']],
  ['9 days', ['several-days']],
  ['1-3 days', ['1-day', 'several-days']],
  ['1 – 3 days', ['1-day', 'several-days']],
  ['2 to 4 days', ['several-days']],
  ['10 days', ['several-days']],
  ['as long as you like', []],
  ['', []],
])('L21 %j belongs to %j', (duration, buckets) => {
  expect(bucketsOf(duration)).toEqual(buckets)
})

test('L21 the duration of every tour belongs to a bucket', () => {
  expect(tours.filter(({ duration }) => bucketsOf(duration).length === 0)).toEqual([])
})
