import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anchorsOf, documentationFiles, linkProblems } from '../../scripts/docs/links'
import { projectRoot } from '../../scripts/site/build-site'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'documentation-'))
  for (const folder of ['art', 'docs/how-to', 'src', 'supabase', 'scripts', 'tests']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes pages and returns what is wrong with their links. */
function problemsOf(pages: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, file), text)
  return linkProblems(root)
}

test('Z111 every relative link and anchor of the documentation leads somewhere', () => {
  expect(documentationFiles(projectRoot)).toEqual(
    expect.arrayContaining([
      'README.md',
      'art/README.md',
      'docs/publishing.md',
      'supabase/local/README.md',
    ]),
  )
  expect(linkProblems(projectRoot)).toEqual([])
})

test('Z111 links to files, folders, headings and other sites are accepted', () => {
  const problems = problemsOf({
    'README.md':
      '# Top\n\n[a](docs/a.md#two-words-1) [top](#top) [site](https://a.example) [docs](docs/how-to/)\n<img src="docs/a.md">',
    'docs/a.md': '# Two words\n\n## Two, words!\n\n[up](../README.md) `[no](link.md)`',
    'docs/how-to/README.md': '```md\n[no](link.md)\n```',
  })
  expect(problems).toEqual([])
})

test.each([
  ['[a](missing.md)', 'README.md: missing.md leads nowhere'],
  ['![a](docs/missing.webp)', 'README.md: docs/missing.webp leads nowhere'],
  ['<img src="missing.webp">', 'README.md: missing.webp leads nowhere'],
  ['[a](../outside.md)', 'README.md: ../outside.md leads nowhere'],
  [
    '[a](../../actions/workflows/a.yml)',
    'README.md: ../../actions/workflows/a.yml names no workflow',
  ],
  ['[a](#missing)', 'README.md: #missing names no heading'],
  ['# A\n\n[a](#A)', 'README.md: #A names no heading'],
])('Z111 %s is noticed', (text, problem) => {
  expect(problemsOf({ 'README.md': text })).toEqual([problem])
})

test('Z111 a page of docs that the README leads to by no link is noticed', () => {
  const pages = { 'README.md': '', 'docs/a.md': '[b](b.md)', 'docs/b.md': '[a](a.md)' }
  expect(problemsOf(pages)).toEqual([
    'docs/a.md: no link leads here from README.md',
    'docs/b.md: no link leads here from README.md',
  ])
})

test('a heading in a block of code has no anchor', () => {
  expect([...anchorsOf('# One `two`\n\n```sh\n# three\n```')]).toEqual(['one-two'])
})
