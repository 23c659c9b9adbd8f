import { expect, test } from 'vitest'
import { groupDiscountOf } from '../../src/lib/group-discount'

const withAnswer = (...answer: readonly (string | { name: string })[]) => [
  { questions: [{ id: 'q-pets', question: 'Pets?', answer: ['5% of 3+ dogs.'] }] },
  { questions: [{ id: 'q-group-discount', question: 'A discount?', answer }] },
]

test('V35 percentage and smallest group come from the answer in the FAQ', () => {
  expect(groupDiscountOf(withAnswer('Yes: 12% off for ', { name: 'groups of 20+' }, '.'))).toEqual({
    question: 'A discount?',
    answer: 'Yes: 12% off for groups of 20+.',
    percent: 12,
    from: 20,
  })
})

test.each([
  ['without numbers', 'Ask us.'],
  ['with a percentage alone', '10% off for groups.'],
  ['with two discounts', '10% off for 10+ people, 15% off for 30+ people.'],
])('V35 an answer %s gives its words and no numbers', (_kind, answer) => {
  expect(groupDiscountOf(withAnswer(answer))).toMatchObject({ answer, percent: 0, from: 0 })
})

test('V35 without the question there is no discount', () => {
  expect(groupDiscountOf(withAnswer('10% for 10+').slice(0, 1))).toBeNull()
})
