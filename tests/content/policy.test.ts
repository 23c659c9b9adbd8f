import { expect, test } from 'vitest'
import { cancellationPolicy } from '../../src/content/policy'

test('B6 the policy has the title of the specification', () => {
  expect(cancellationPolicy.title).toBe('Trip Cancellation Guidelines')
})

test('B7 B8 B9 B10 the four steps, from the longest notice to the shortest', () => {
  expect(cancellationPolicy.steps.map(({ notice, refund }) => ({ notice, refund }))).toEqual([
    { notice: '30+ days before the trip', refund: 'Full refund minus a 10% processing fee' },
    { notice: '15-29 days', refund: '75% refund' },
    { notice: '7-14 days', refund: '50% refund' },
    { notice: 'Under 7 days', refund: 'No refund' },
  ])
})

test('B14 the numbers of the steps match their texts', () => {
  expect(cancellationPolicy.steps.map(({ minDays, percent }) => [minDays, percent])).toEqual([
    [30, 90],
    [15, 75],
    [7, 50],
    [0, 0],
  ])
})

test('B11 fees may be waived, and documentation may be required', () => {
  expect(cancellationPolicy.waiver).toBe(
    'Fees may be waived for medical or family emergencies or severe weather. Documentation may be required.',
  )
})
