import { expect, test } from 'vitest'
import { galleryPaintingNote, sitePaintingNote } from '../../src/content/painting-note'
import { paintingSentence } from '../../src/lib/painting-sentence'

const painting = '/images/gallery/mbuzi-farm/01-shed.jpg'
const uploads = ['/images/gallery/uploads/photo.jpg', 'https://example.com/photo.jpg']

test('V45 a shipped picture is called a painting, and only while it is there', () => {
  expect(paintingSentence([painting])).toBe(
    'The pictures are paintings, until our own photographs come.',
  )
  expect(paintingSentence([painting, ...uploads])).toBe(
    'Some pictures are paintings made for this site.',
  )
  expect(paintingSentence(uploads)).toBe('')
  expect(paintingSentence([])).toBe('')
})

test('V45 the shipped site says so above the gallery and in the footer', () => {
  for (const note of [galleryPaintingNote, sitePaintingNote]) {
    expect(note).toBe(paintingSentence([painting]))
  }
})
