import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultValidationText } from '../../../src/admin/kit/form-resolver'

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: defaultValidationText }).error?.issues[0]?.message
}

test('U21 rules without a message get the specified default', () => {
  expect(messageOf(z.object({ name: z.string() }), {})).toBe('Required')
  expect(messageOf(z.string().min(3), 'ab')).toBe('String must contain at least 3 character(s)')
  expect(messageOf(z.email(), 'nonsense')).toBe('Invalid email')
})

test('U21 a rule’s own message comes first', () => {
  expect(messageOf(z.string().min(3, 'Too short, sorry'), 'ab')).toBe('Too short, sorry')
})

test('U21 other rules keep the library’s messages', () => {
  expect(messageOf(z.number(), 'seven')).toMatch(/expected number/)
  expect(messageOf(z.array(z.string()).min(1), [])).not.toMatch(/^String/)
})
