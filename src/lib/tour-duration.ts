import type { DurationBucket } from './duration-buckets'

/**
 * Whether a duration as editors write it belongs to a bucket: `Half day`, `1 day` and `Full day`,
 * `9 days`; `1-3 days` is one day as well as several. A text without a length belongs to none.
 */
export function hasDuration(duration: string, bucket: DurationBucket): boolean {
  if (/\bhalf\b/i.test(duration)) return bucket === 'half-day'
  if (/\bfull[ -]day\b/i.test(duration)) return bucket === '1-day'
  const [, from, to] = /(\d{1,4})(?:\s*(?:[-–—]|to)\s*(\d{1,4}))?\s*-?days?\b/i.exec(duration) ?? []
  if (from === undefined) return false
  if (bucket === '1-day') return Number(from) === 1
  return bucket === 'several-days' && Number(to ?? from) > 1
}
