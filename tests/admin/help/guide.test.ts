import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jobIds, piecesOf, quotedIn, type Guide } from '../../../src/admin/help/guide'
import { guide as english } from '../../../src/admin/help/guide-en'
import { guide as swahili } from '../../../src/admin/help/guide-sw'

const pictureFolder = 'src/admin/help/pictures'

/** What must be the same in both languages: pictures, and what is quoted from the screen. */
function outlineOf({ jobs }: Guide) {
  return Object.entries(jobs).map(([id, { steps, after = '' }]) => ({
    id,
    steps: steps.map(({ text, picture }) => ({
      picture: picture?.name,
      quoted: quotedIn(text).toSorted(),
    })),
    after: quotedIn(after).toSorted(),
  }))
}

/** Every text of a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('X20 both languages have the same jobs, steps, pictures and quotations', () => {
  expect(Object.keys(english.jobs)).toEqual([...jobIds])
  expect(outlineOf(swahili)).toEqual(outlineOf(english))
})

test('X20 no text of one language was left in the other', () => {
  const [ours, theirs] = [textsIn(english), textsIn(swahili)]
  const names = new Set(
    Object.values(english.jobs).flatMap(({ steps }) => steps.map((s) => s.picture?.name)),
  )
  const same = ours.filter((text) => theirs.includes(text) && !names.has(text))
  expect(same).toEqual([])
  for (const text of [...ours, ...theirs]) expect(text).not.toMatch(/['"]|\s{2}|^\s|\s$/)
})

test('X21 every picture of the guide is there, none is left over, and together they are small', () => {
  const named = new Set(
    Object.values(english.jobs).flatMap(({ steps }) =>
      steps.flatMap(({ picture }) => (picture ? `${picture.name}.webp` : [])),
    ),
  )
  const files = readdirSync(pictureFolder)
  expect(files.toSorted()).toEqual([...named].toSorted())
  const bytes = files.reduce((sum, file) => sum + statSync(join(pictureFolder, file)).size, 0)
  expect(bytes).toBeLessThan(1_000_000)
})

test('X20 what the afterwords quote stands in the source of the studio', () => {
  const source = readdirSync('src/admin', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('help'))
    .map((file) => readFileSync(join('src/admin', file), 'utf8'))
    .join('\n')
  const labels = Object.values(english.jobs).flatMap(({ after = '' }) => quotedIn(after))
  expect(labels.length).toBeGreaterThan(5)
  const literal = (label: string) => label.replaceAll('?', String.raw`\?`)
  const missing = labels.filter(
    (label) => !new RegExp(`['"\`>\\s]${literal(label)}['"\`<\\s]`).test(source),
  )
  expect(missing).toEqual([])
})

test('a text is cut at its quotations', () => {
  expect(piecesOf('Press [Save], then [Publish].')).toEqual([
    { text: 'Press ', isQuoted: false },
    { text: 'Save', isQuoted: true },
    { text: ', then ', isQuoted: false },
    { text: 'Publish', isQuoted: true },
    { text: '.', isQuoted: false },
  ])
  expect(quotedIn('Nothing.')).toEqual([])
})
