import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedFiles } from '../../scripts/brand/named-files'
import { shipped } from '../../src/content/shipped'
import { site } from '../../src/content/site'

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

/** Every file that names a company, but for the sample's that is kept to compare with. */
function filesNaming(name: string): string[] {
  const folders = ['src', 'art', 'scripts', 'supabase', 'public', 'e2e', 'tests']
  const kept = ['src/content/shipped.ts', 'tests/frozen/content/']
  try {
    return execFileSync('git', ['grep', '-lIF', name, '--', ...folders], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter((file) => !kept.some((place) => file.startsWith(place)))
  } catch {
    // No file has it.
    return []
  }
}

test('no file but the facts of the company holds the company’s name by hand', () => {
  /** What `npm run brand` and `npm run content:pull` write. */
  const written = [
    ...generated.keys(),
    'public/favicon.svg',
    'public/site.webmanifest',
    'supabase/seed.sql',
    'src/content/articles/',
  ]
  const byHand = filesNaming(site.name).filter(
    (file) => !written.some((place) => file.startsWith(place)),
  )
  expect(byHand).toEqual(['src/content/facts/company.ts'])
})

test('no file keeps the name of the sample once the company has another', () => {
  const own = site.name === shipped.name ? filesNaming(site.name) : []
  expect(filesNaming(shipped.name)).toEqual(own)
})
