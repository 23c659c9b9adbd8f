/** The lengths a visitor can filter by, in order; `id` is the value of the URL parameter. */
export const durationBuckets = [
  { id: 'half-day', name: 'Half day' },
  { id: '1-day', name: '1 day' },
  { id: 'several-days', name: 'Several days' },
] as const

export type DurationBucket = (typeof durationBuckets)[number]['id']
