import { expect, test } from 'vitest'
import { needsSecondFactor } from '../../../src/admin/data/second-factor'
import { mergeSession, stateOf, type SessionState } from '../../../src/admin/auth/session-state'

const user = { id: 'one', email: 'one@example.com', fullName: '' }
const signedIn: SessionState = { status: 'signedIn', user }
const ended: SessionState = { status: 'signedOut', isByChoice: false, hasEnded: true }
const signedOut: SessionState = { status: 'signedOut', isByChoice: true, hasEnded: false }
const lapsed: SessionState = { status: 'lapsed', user, needsCode: false }

test('D19: an ended session keeps a page with unsaved work, signing out does not', () => {
  expect(mergeSession(signedIn, ended, true)).toEqual(lapsed)
  expect(mergeSession(signedIn, ended, false)).toEqual(ended)
  expect(mergeSession(signedIn, signedOut, true)).toBe(signedOut)
  expect(mergeSession(lapsed, ended, false)).toEqual(lapsed)
  expect(mergeSession(lapsed, signedOut, true)).toBe(signedOut)
})

test('D19: the same user continues, another one starts over', () => {
  const other: SessionState = { status: 'signedIn', user: { ...user, id: 'two' } }
  expect(mergeSession(lapsed, signedIn, true)).toBe(signedIn)
  expect(mergeSession(lapsed, other, true)).toBe(other)
  expect(mergeSession(lapsed, { status: 'needsCode', user }, true)).toEqual({
    ...lapsed,
    needsCode: true,
  })
})

test('Z66 a missing code keeps a page with unsaved work, else redirects to the login', () => {
  const needsCode: SessionState = { status: 'needsCode', user }
  expect(mergeSession(signedIn, needsCode, true)).toEqual({ ...lapsed, needsCode: true })
  expect(mergeSession(signedIn, needsCode, false)).toBe(needsCode)
})

test('D14: a refreshed token of the same user changes nothing', () => {
  expect(mergeSession(signedIn, { status: 'signedIn', user: { ...user } }, false)).toBe(signedIn)
})

test('a session that cannot be verified keeps the known state', () => {
  const unknown: SessionState = { status: 'unknown', reason: 'offline' }
  expect(mergeSession(signedIn, unknown, false)).toBe(signedIn)
  expect(mergeSession({ status: 'checking' }, unknown, false)).toBe(unknown)
})

const factor = { id: 'a', factor_type: 'totp', status: 'verified' }
const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`

test.each([
  [[], tokenOf({ aal: 'aal1' }), false],
  [[{ ...factor, status: 'unverified' }], tokenOf({ aal: 'aal1' }), false],
  [[factor], tokenOf({ aal: 'aal1' }), true],
  [[factor], tokenOf({ aal: 'aal2' }), false],
  [[factor], tokenOf({}), true],
  [[factor], 'no token at all', true],
])('U19: factors %j with the token %s need a code: %s', (factors, token, isNeeded) => {
  expect(needsSecondFactor(token, factors)).toBe(isNeeded)
})

test('U22: the name is taken from the metadata if it is a string', () => {
  const session = { access_token: '', user: { id: 'one', user_metadata: { full_name: {} } } }
  expect(stateOf(session)).toEqual({
    status: 'signedIn',
    user: { id: 'one', email: '', fullName: '' },
  })
})
