import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  colourProblems,
  presentColours,
  readableTone,
  withBrandColours,
} from '../../../scripts/brand/brand-colours'
import { answerProblems, brandOf, questions } from '../../../scripts/brand/brand-questions'
import { markModule, markPathsIn } from '../../../scripts/brand/mark-file'

const answers = {
  name: 'Ostrich Days',
  tagline: 'Days among ostriches',
  phone: '+254 711 000 111',
  domain: 'ostrich-days.co.ke',
}

test('X25 answers that will do give a brand, with mailboxes at its domain', () => {
  expect(answerProblems(answers)).toEqual([])
  expect(brandOf(answers)).toMatchObject({
    name: 'Ostrich Days',
    origin: 'https://ostrich-days.co.ke',
    mailboxes: {
      businessEmail: 'hello@ostrich-days.co.ke',
      partnersEmail: 'partners@ostrich-days.co.ke',
    },
    colours: presentColours,
    content: 'sample',
    logo: undefined,
  })
  const { mailboxes } = brandOf({ ...answers, mail: 'karibu@ostrich-days.co.ke' })
  expect(new Set(Object.values(mailboxes))).toEqual(new Set(['karibu@ostrich-days.co.ke']))
})

test('X25 every answer that is missing or wrong is named by its flag', () => {
  const wrong = {
    phone: '0711 000 111',
    domain: 'https://ostrich-days.co.ke/',
    mail: 'karibu@ostrich-days.co.ke, nobody',
    main: 'green',
    logo: '/nowhere/logo.svg',
    content: 'none',
  }
  expect(answerProblems(wrong)).toEqual([
    '--name: Write the company name.',
    '--tagline: Write the tagline.',
    expect.stringMatching(/^--phone: .*\+254/),
    expect.stringMatching(/^--domain: .*without https/),
    '--mail: Give one address for everything, or four with commas between them.',
    expect.stringMatching(/^--main: .*#RRGGBB/),
    '--logo: There is no file /nowhere/logo.svg.',
    '--content: Answer sample or few.',
  ])
  expect(questions.domain.check('ostrich.example')).toBe(
    'No visitor can open an address of that kind.',
  )
})

test('X26 a colour that cannot be read is refused with its contrast and a tone that can be', () => {
  const [problem] = answerProblems({ ...answers, accent: '#FF9966' })
  expect(problem).toMatch(/#FFFDF7 on #FF9966 has a contrast of 2\.\d, and needs 4\.5/)
  const tone = /tone that can be read is (#[\dA-F]{6})/.exec(problem ?? '')?.[1] ?? ''
  expect(answerProblems({ ...answers, accent: tone })).toEqual([])
  expect(colourProblems(presentColours)).toEqual([])
  expect(readableTone(presentColours.main, 'main')).toBe(presentColours.main)
})

test('X26 the tokens take the colours by day and by night, and nothing else changes', () => {
  const source = readFileSync('tailwind.config.ts', 'utf8')
  const next = withBrandColours(source, { main: '#1B4F72', accent: '#943126' })
  const changed = next.split('\n').filter((line, index) => line !== source.split('\n')[index])
  expect(changed.map((line) => line.trim().split(':')[0])).toEqual([
    'tea',
    'terracotta',
    'tea',
    'terracotta',
  ])
  expect(changed[0]).toContain("DEFAULT: '#1B4F72'")
  expect(() => withBrandColours('', presentColours)).toThrow('twice')
})

test('X25 a logo is taken by the names of its paths or by their order', () => {
  const svg = (paths: string) => `<svg viewBox="0 0 32 32">${paths}</svg>`
  const square = 'M0 0h32v32H0z'
  expect(markPathsIn(svg(`<path d="${square}"/><path fill="red" d="M1 1h2"/>`))).toEqual({
    stamp: square,
    sun: 'M1 1h2',
    fields: '',
    trail: '',
  })
  const named = markPathsIn(svg(`<path id="trail" d="M2 2z"/><path id="stamp" d="${square}"/>`))
  expect(named).toEqual({ stamp: square, sun: '', fields: '', trail: 'M2 2z' })
  expect(markModule(named)).toContain(`stamp: '${square}'`)
  expect(() => markPathsIn('<svg viewBox="0 0 24 24"><path d="M0 0"/></svg>')).toThrow('32')
  expect(() => markPathsIn(svg(''))).toThrow('has 0')
  expect(() => markPathsIn(svg(`<path d="M0 0', alert(1), '"/>`))).toThrow('no shape')
  const file = join(mkdtempSync(join(tmpdir(), 'shamba-logo-')), 'logo.svg')
  writeFileSync(file, svg(`<path d="${square}"/>`))
  expect(brandOf({ ...answers, logo: file }).logo).toContain(square)
})
