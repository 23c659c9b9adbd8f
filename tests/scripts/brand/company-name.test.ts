import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedFiles } from '../../../scripts/brand/named-files'
import { site } from '../../../src/content/site'

const generated = new Map(namedFiles())

test.each([...generated.keys()])('the committed %s is what `npm run brand` writes', (name) => {
  expect(readFileSync(name, 'utf8')).toBe(generated.get(name))
})

test('every mail says the company’s name', () => {
  const mails = [...generated].filter(([name]) => name.endsWith('.html'))
  expect(mails).toHaveLength(5)
  for (const [, text] of mails) {
    const [, name] = /<span data-name>(.*)<\/span>\s+studio/.exec(text) ?? []
    expect(name?.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toBe(site.name)
  }
})

test('no file but the facts of the company holds the company’s name by hand', () => {
  /** What `npm run brand` and `npm run content:pull` write, and the copy of the latter for the tests. */
  const written = [
    ...generated.keys(),
    'public/favicon.svg',
    'public/site.webmanifest',
    'supabase/seed.sql',
    'src/content/articles/',
    'src/content/shipped.ts',
    'tests/frozen/content/',
  ]
  const folders = ['src', 'scripts', 'supabase', 'public', 'e2e', 'tests']
  const found = execFileSync('git', ['grep', '-lIF', site.name, '--', ...folders], {
    encoding: 'utf8',
  })
  const byHand = found
    .trim()
    .split('\n')
    .filter((file) => !written.some((place) => file.startsWith(place)))
  expect(byHand).toEqual(['src/content/facts/company.ts'])
})
