import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nightlyHours as watchHours } from '../../../supabase/functions/watch/handler'
import { missingNightlyHours, siteTrouble } from '../../../src/admin/frame/publishing/site-trouble'
import { statusLines, type StatusFacts } from '../../../src/admin/status/status-lines'
import { nextNightly, nightlyHours } from '../../../src/publish/nightly'
import { manifestOf, publishRow } from '../support/fake-site'

const now = Date.parse('2026-11-24T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

const well: StatusFacts = {
  state: { kind: 'clean' },
  manifest: manifestOf({ commit: 'abcdef0123456789' }),
  latest: publishRow(1, { status: 'live' }),
  isReachable: true,
  missingNightly: undefined,
  nextNightly: now,
  services: { publish: 'there', invite: 'there', about: { hook: true, notices: true } },
  storage: { files: 2, bytes: 3_400_000, isMore: false },
}

const lineOf = (title: string, facts: Partial<StatusFacts>) =>
  statusLines({ ...well, ...facts }).find((line) => line.title === title)

test('X50 a site in order has nothing but good lines', () => {
  expect(statusLines(well).filter(({ state }) => state !== 'good')).toEqual([])
  expect(lineOf('Live release', {})?.now).toContain('version abcdef01 of the code')
  expect(lineOf('Uploaded pictures', {})?.now).toBe('3.4 MB in 2 files.')
})

test.each<[string, string, Partial<StatusFacts>]>([
  ['Site and database', 'attention', { state: { kind: 'pending', total: 2 } }],
  ['Site and database', 'bad', { state: { kind: 'late', since: now } }],
  ['Site and database', 'unknown', { state: { kind: 'unknown' } }],
  ['Last publish', 'none', { latest: null }],
  ['Last publish', 'checking', { latest: undefined }],
  [
    'Last publish',
    'bad',
    {
      latest: publishRow(1, { status: 'failed', message: 'The host refused.' }),
      state: { kind: 'failed', message: 'The host refused.', isOutdated: false },
    },
  ],
  ['Last publish', 'attention', { latest: publishRow(1, { status: 'failed' }) }],
  ['Nightly build', 'bad', { missingNightly: 5 }],
  ['Nightly build', 'none', { nextNightly: undefined }],
  ['Live release', 'attention', { manifest: manifestOf({ source: 'snapshot' }) }],
  ['Live release', 'unknown', { manifest: null }],
  ['Database', 'bad', { isReachable: false }],
  [
    'Publish service',
    'bad',
    { services: { publish: 'missing', invite: 'there', about: undefined } },
  ],
  ['Publish service', 'bad', { services: null }],
  [
    'Publish service',
    'bad',
    { services: { publish: 'there', invite: 'there', about: { hook: false, notices: true } } },
  ],
  ['Invitations', 'bad', { services: { publish: 'there', invite: 'silent', about: undefined } }],
  [
    'Mails about failures',
    'none',
    { services: { publish: 'there', invite: 'there', about: { hook: true, notices: false } } },
  ],
  ['Uploaded pictures', 'unknown', { storage: null }],
])('X50 %s is %s where it must be', (title, state, facts) => {
  expect(lineOf(title, facts)?.state).toBe(state)
})

test('X50 a failed publish says why', () => {
  const latest = publishRow(1, { status: 'failed', message: 'The host refused.' })
  expect(lineOf('Last publish', { latest })?.now).toContain('it failed. The host refused.')
})

describe('a missing nightly build', () => {
  const old = { builtAt: hoursAgo(60) }
  const waiting = { total: 1 }
  const changedAt = now - 50 * 3_600_000

  test('X51 is counted from the last build or change, once something waited a whole night', () => {
    const facts = { manifest: old, pendingChanges: waiting, changedAt }
    expect(missingNightlyHours(facts, now)).toBe(26)
    expect(missingNightlyHours({ ...facts, manifest: { builtAt: hoursAgo(30) } }, now)).toBe(6)
  })

  test.each<[string, Partial<Parameters<typeof missingNightlyHours>[0]>]>([
    ['nothing waits', { pendingChanges: { total: 0 } }],
    ['the site was built lately', { manifest: { builtAt: hoursAgo(20) } }],
    ['what waits was saved lately', { changedAt: now - 3_600_000 }],
    ['nobody knows when it was saved', { changedAt: undefined }],
    ['the site does not say what it holds', { manifest: null }],
  ])('X51 is not claimed where %s', (_why, facts) => {
    const all = { manifest: old, pendingChanges: waiting, changedAt, ...facts }
    expect(missingNightlyHours(all, now)).toBeUndefined()
  })

  test('X51 the next one begins as the workflow says, after midnight in Nairobi', () => {
    const workflow = readFileSync('.github/workflows/publish.yml', 'utf8')
    const [, minute, hour] = /cron: '(\d+) (\d+) \* \* \*'/.exec(workflow) ?? []
    const next = new Date(nextNightly(now))
    expect([next.getUTCMinutes(), next.getUTCHours()]).toEqual([Number(minute), Number(hour)])
    expect(next.getTime() - now).toBe(12 * 3_600_000 + 5 * 60_000)
    expect(nextNightly(next.getTime()) - next.getTime()).toBe(24 * 3_600_000)
    expect(watchHours).toBe(nightlyHours)
  })
})

test('X51 one sentence says what is wrong with the site, and none where nothing is', () => {
  expect(siteTrouble({ kind: 'failed', message: '', isOutdated: false }, 3)).toBe(
    'The last publish failed.',
  )
  expect(siteTrouble({ kind: 'late', since: now }, undefined)).toContain('has not reached the site')
  expect(siteTrouble({ kind: 'pending', total: 1 }, 1)).toBe(
    'The nightly build has been missing for 1 hour.',
  )
  expect(siteTrouble({ kind: 'pending', total: 1 }, undefined)).toBeUndefined()
})
