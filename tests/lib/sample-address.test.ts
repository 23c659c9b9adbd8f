import { expect, test } from 'vitest'
import { isSampleAddress } from '../../src/lib/sample-address'

test.each([
  'https://farm.example',
  'https://www.farm.example/tours?from=1',
  'https://example.org/farm/facebook',
  'http://localhost:4173',
  'http://127.0.0.1:4173',
  'http://[::1]:4173',
  'hello@farm.example',
  'hello@Mail.Example.COM',
])('K33 %s is a sample', (address) => expect(isSampleAddress(address)).toBe(true))

test.each([
  'https://farm.co.ke',
  'https://example.co.ke',
  'https://my-example.com',
  'hello@farm.co.ke',
  'example@farm.co.ke',
  '',
  'no address',
])('K33 %s is none', (address) => expect(isSampleAddress(address)).toBe(false))
