import { expect, test } from 'vitest'
import { phoneLink } from '../../src/lib/phone-number'

test.each(['+254 700 000 000', '0700 000 000', '00254 700-000-000', '+254 (0)700 000 000'])(
  'N20 %s is called from any country',
  (phone) => {
    expect(phoneLink(phone)).toBe('tel:+254700000000')
  },
)
