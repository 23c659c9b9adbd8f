import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { articles } from '../../src/content/articles'
import { allFacts } from '../../src/content/facts/all'
import { gallery } from '../../src/content/gallery'
import { tours } from '../../src/content/tours'

/** Sentences of the specification, which stay as they are there. */
const specified = ["We'll get back to you", "we couldn't find the article you're looking for"]

/** Every text in a value, at any depth, without HTML tags, whose attributes have straight quotes. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]*>/g, ' ')]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const articleFolder = path.join(import.meta.dirname, '../../src/content/articles')
const stories = await Promise.all(
  readdirSync(articleFolder).map(
    async (file): Promise<unknown> => import(path.join(articleFolder, file)),
  ),
)

test.each([
  ['tours', tours],
  ['articles', [articles, stories]],
  ['pictures', gallery],
  ['facts', allFacts],
])('V43 the texts of the %s have curly quotation marks and apostrophes', (_name, value) => {
  const texts = textsIn(value)
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => /['"]/.test(text))).toEqual([])
})

test('V43 V44 the public interface has curly apostrophes and one spelling of a word', () => {
  const files = ['pages', 'components', 'content']
    .flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `src/${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/styleguide|content\/collections/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => /[a-z]'(?:s|t|re|ll|ve|d|m)\b|\be-mails?\b|travellers?\b/i.test(line))
      .filter((line) => !specified.some((sentence) => line.includes(sentence)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/** Source text without its comments, which visitors do not read. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
