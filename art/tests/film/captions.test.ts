import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cuesIn, webVtt } from '../../film/captions'
import { filmSeconds } from '../../film/measures'
import { shots } from '../../film/shots'
import { farewell, sentences } from '../../film/words'
import { projectRoot } from '../../program/folders'
import { featureCards, ourStory } from '../../../src/content/about'
import { aboutNarrative, aboutStory } from '../../../src/content/about-page'
import { site } from '../../../src/content/site'
import { storyCaptions } from '../../../src/content/story'

const languages = ['en', 'sw'] as const

test('H8 every painting of the film has its sentence', () => {
  expect(sentences).toHaveLength(shots.length)
})

test('H8 the film says what the site says', () => {
  const paragraphs = ourStory.map((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
  )
  const cards = featureCards.map(({ description }) => description)
  const text = [...paragraphs, ...cards, ...aboutStory, ...aboutNarrative].join(' ').toLowerCase()
  for (const { en, title } of sentences) {
    const sentence = en.join(' ').toLowerCase()
    // Without the stop: a sentence may be cut off at its end.
    expect(text).toContain(sentence.replace(/\.$/, ''))
    expect(sentence).toContain(title.join(' ').toLowerCase())
  }
  expect(farewell.en.join(' ')).toBe(`${site.name}. ${site.tagline}`)
})

test.each(languages)('H8 the captions in %s can be read in time', (language) => {
  const cues = cuesIn(language)
  const times = cues.flatMap(({ from, to }) => [from, to])
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times.at(-1)).toBeLessThanOrEqual(filmSeconds)
  const hard = cues.filter(({ from, to, lines }) => {
    const seconds = to - from
    const isLong = lines.length > 2 || lines.some((line) => line.length > 42)
    return isLong || seconds > 7 || lines.join(' ').length / seconds > 17
  })
  expect(hard).toEqual([])
})

test.each(languages)('H8 the caption file in %s is the one of the film', (language) => {
  const file = readFileSync(path.join(projectRoot, 'public', storyCaptions[language]), 'utf8')
  expect(file).toBe(webVtt(cuesIn(language)))
  expect(file).toMatch(/^WEBVTT\n\n00:00\.300 --> 00:05\.500\n/)
})
