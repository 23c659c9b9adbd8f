import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { launchLines } from '../../../src/admin/frame/launch/launch-lines'
import { launchPoints } from '../../../src/admin/frame/launch/launch-points'
import { sheetsSchema, type LaunchState } from '../../../src/admin/frame/launch/launch-state'
import { rights } from '../../../src/admin/kit/rights'
import { mendedAnswer, shippedAnswer } from '../support/launch-answer'

const shipped: LaunchState = {
  ...shippedAnswer,
  origin: 'https://farm.example',
  hasSecondFactor: false,
}
const mended: LaunchState = { ...mendedAnswer, origin: 'https://farm.co.ke', hasSecondFactor: true }

/** What mends each point, and where its link leads before that; undefined for what no page mends. */
const cases: Record<string, { mend: (state: LaunchState) => LaunchState; to: string | undefined }> =
  {
    domain: { mend: (state) => ({ ...state, origin: mended.origin }), to: undefined },
    name: { mend: withCompany('name'), to: '/admin/site/company#name' },
    phone: { mend: withCompany('phone'), to: '/admin/site/company#phone' },
    mailboxes: {
      mend: withCompany('businessEmail', 'infoEmail', 'bookingsEmail', 'partnersEmail'),
      to: '/admin/site/company#businessEmail',
    },
    profiles: { mend: withCompany('social'), to: '/admin/site/company#social' },
    forms: {
      mend: withCompany('imageConsentForm', 'dataWithdrawalForm'),
      to: '/admin/site/company#imageConsentForm',
    },
    licences: { mend: withCompany('licences'), to: '/admin/site/company#licences' },
    partners: { mend: withSheet('partners'), to: '/admin/site/partners#partners' },
    privacy: { mend: withLegal('privacy'), to: '/admin/site/legal#privacy' },
    terms: { mend: withLegal('terms'), to: '/admin/site/legal#terms' },
    tours: { mend: withAnswer('unread_tours'), to: '/admin/tours/7' },
    'gallery-paintings': { mend: withAnswer('gallery_paintings'), to: '/admin/gallery?image=7' },
    'tour-paintings': { mend: withAnswer('tour_paintings'), to: '/admin/tours/7' },
    'post-paintings': { mend: withAnswer('post_paintings'), to: '/admin/blog/7' },
    'page-paintings': { mend: withAnswer('page_pictures'), to: '/admin/site/hero#slides' },
    consent: { mend: withAnswer('unknown_consent'), to: '/admin/gallery?image=7' },
    'second-factor': {
      mend: (state) => ({ ...state, hasSecondFactor: true }),
      to: '/admin/settings#second-factor',
    },
    backup: { mend: withAnswer('marks'), to: undefined },
  }

function withAnswer(key: keyof typeof mendedAnswer) {
  return (state: LaunchState): LaunchState => ({ ...state, [key]: mended[key] })
}

function withSheet(key: keyof LaunchState['sheets']) {
  return (state: LaunchState): LaunchState => ({
    ...state,
    sheets: { ...state.sheets, [key]: mended.sheets[key] },
  })
}

function withCompany(...keys: (keyof LaunchState['sheets']['company'])[]) {
  return (state: LaunchState): LaunchState => {
    const changes = Object.fromEntries(keys.map((key) => [key, mended.sheets.company[key]]))
    return {
      ...state,
      sheets: { ...state.sheets, company: { ...state.sheets.company, ...changes } },
    }
  }
}

function withLegal(key: 'privacy' | 'terms') {
  return (state: LaunchState): LaunchState => ({
    ...state,
    sheets: { ...state.sheets, legal: { ...state.sheets.legal, [key]: mended.sheets.legal[key] } },
  })
}

function lineOf(id: string, state: LaunchState, held = rights.slice()) {
  const line = launchLines(state, held).find((found) => found.id === id)
  if (!line) throw new Error(`There is no point ${id}`)
  return line
}

test('K33 every point has a case here', () => {
  expect(launchPoints.map(({ id }) => id)).toEqual(Object.keys(cases))
})

test.each(Object.entries(cases))(
  'K33 %s is to do as shipped, leads to where it is mended, and is done after that',
  (id, { mend, to }) => {
    const before = lineOf(id, shipped)
    expect(before).toMatchObject({ state: 'toDo', askWhom: undefined })
    expect(before.to).toBe(to)
    // What no page mends says how it is mended.
    expect(before.how === undefined).toBe(to !== undefined)
    expect(lineOf(id, mend(shipped)).state).toBe('done')
    // It is done by this alone: nothing else that was mended has a part in it.
    const doneBy = Object.keys(cases).filter(
      (other) => lineOf(id, cases[other]?.mend(shipped) ?? shipped).state === 'done',
    )
    expect(doneBy).toEqual([id])
  },
)

test('K33 every point says why it matters in one sentence', () => {
  for (const { why } of launchPoints) expect(why).toMatch(/^[A-Z][^.!?]+\.$/)
})

test('K33 what is to do comes first, then what cannot be known, then what is done', () => {
  const state = { ...mended, hasSecondFactor: undefined, origin: shipped.origin }
  const states = launchLines(state, rights).map((line) => line.state)
  expect(states.slice(0, 3)).toEqual(['toDo', 'unknown', 'done'])
  expect(new Set(states.slice(3))).toEqual(new Set(['done']))
})

test.each([
  ['the first mailbox that still is a sample', { businessEmail: 'a@farm.co.ke' }, '#infoEmail'],
  ['an empty one', { businessEmail: '' }, '#businessEmail'],
])('K33 the link of the mailboxes leads to %s', (_name, changes, anchor) => {
  const company = { ...shipped.sheets.company, ...changes }
  const line = lineOf('mailboxes', { ...shipped, sheets: { ...shipped.sheets, company } })
  expect(line.to).toBe(`/admin/site/company${anchor}`)
})

test('K159 a legal text is somebody’s own once a paragraph is, not by the order of keys or a cut', () => {
  const read = (privacy: unknown) => {
    const sheets = sheetsSchema.parse({ ...shippedAnswer.sheets, legal: { privacy, terms: [] } })
    return lineOf('privacy', { ...shipped, sheets })
  }
  const { privacy } = shippedAnswer.sheets.legal
  // The database orders the keys of an object in its own way.
  const stored = privacy.map((paragraph) =>
    paragraph.map((part) =>
      typeof part === 'string' ? part : { href: part.href, name: part.name },
    ),
  )
  expect(JSON.stringify(stored)).not.toBe(JSON.stringify(privacy))
  for (const text of [privacy, stored, privacy.slice(1)]) {
    expect(read(text)).toMatchObject({ state: 'toDo', now: 'It is the sample text.' })
  }
  expect(read([...stored, ['We film nobody.']])).toMatchObject({
    state: 'done',
    now: 'It is a text of your own.',
  })
})

test('K159 what no page of the studio mends names who does, and a page of the project that says how', () => {
  for (const how of launchPoints.flatMap((point) => point.how ?? [])) {
    expect(how).toMatch(/^The person who /)
    expect(existsSync(/docs\/[\w/-]+\.md/.exec(how)?.[0] ?? '')).toBe(true)
  }
})

test('K159 what is a sample or empty is said in one sentence', () => {
  expect(lineOf('forms', shipped).now).toBe('2 forms have a sample address or none.')
  expect(lineOf('mailboxes', shipped).now).toBe('4 mailboxes are samples or empty.')
})

test('K33 a partner with a logo of its own and a sample website is to do', () => {
  const partner = { name: 'Growers', logo: '/storage/logo.webp', website: 'https://example.org/g' }
  const sheets = { ...mended.sheets, partners: { partners: [partner] } }
  expect(lineOf('partners', { ...mended, sheets }).state).toBe('toDo')
  const website = 'https://growers.co.ke'
  const real = { ...mended.sheets, partners: { partners: [{ ...partner, website }] } }
  expect(lineOf('partners', { ...mended, sheets: real }).state).toBe('done')
})

test('K35 an administrator keeps what may stay as it was shipped, and it is done', () => {
  const keepable = launchLines(shipped, rights).filter(({ mayKeep }) => mayKeep)
  expect(keepable.map(({ id }) => id)).toEqual([
    'name',
    'licences',
    'privacy',
    'terms',
    'tours',
    'gallery-paintings',
    'tour-paintings',
    'post-paintings',
    'page-paintings',
  ])
  const marks = { name: '2026-11-20T08:00:00+00:00', phone: '2026-11-20T08:00:00+00:00' }
  expect(lineOf('name', { ...shipped, marks })).toMatchObject({ state: 'done', isKept: true })
  expect(lineOf('name', { ...shipped, marks }).now).toMatch(/Kept like this since Nov 20, 2026/)
  // A number that reaches nobody cannot be right.
  expect(lineOf('phone', { ...shipped, marks })).toMatchObject({ state: 'toDo', isKept: false })
  expect(lineOf('name', { ...mended, marks })).toMatchObject({ isKept: false, mayKeep: false })
})

test('K36 who cannot mend a point is told whom to ask, and gets no link', () => {
  const editor = rights.filter((right) => right !== 'manage')
  for (const { id, right } of launchPoints) {
    const line = lineOf(id, shipped, editor)
    if (right !== 'manage') continue
    expect(line).toMatchObject({
      state: 'toDo',
      to: undefined,
      how: undefined,
      askWhom: 'an administrator',
      mayKeep: false,
    })
  }
  expect(lineOf('tours', shipped, editor).to).toBe('/admin/tours/7')
  expect(lineOf('tours', shipped, ['write'])).toMatchObject({
    to: undefined,
    askWhom: 'an editor or administrator',
  })
  expect(lineOf('second-factor', shipped, ['write']).to).toBe('/admin/settings#second-factor')
})
