import { expect, test } from 'vitest'
import { cleanLine, cleanText, wellFormed } from '../../src/lib/clean-text'

test.each([
  ['line breaks', 'a\r\nb\nc\u2028d', 'a b c d'],
  ['control characters', 'a\u0000b\u001Bc\u0085d', 'a b c d'],
  ['surrounding white space', '\u00A0 \t a  b \u3000', 'a b'],
  ['bidirectional controls', 'a\u202Egnp.exe\u2066', 'agnp.exe'],
  ['zero-width spaces', '\u200B\uFEFF', ''],
  ['lone surrogates', 'a\uD83D', 'a\uFFFD'],
  ['damage to an emoji family and Arabic', '👩‍👧 مرحبا', '👩‍👧 مرحبا'],
])('Q11 a line without %s', (_what, typed, clean) => {
  expect(cleanLine(typed)).toBe(clean)
})

test.each([
  ['normalised line breaks', 'a\r\nb\rc\u2029d', 'a\nb\nc\nd'],
  ['no control characters but tabs', 'a\u0000\tb\u0007', 'a\tb'],
  ['no surrounding white space', '\n a \n', 'a'],
  ['no lone surrogates', '\uDC10a', '\uFFFDa'],
])('Q11 a text of several lines has %s', (_what, typed, clean) => {
  expect(cleanText(typed)).toBe(clean)
})

test('Q11 only lone surrogates are replaced', () => {
  expect(wellFormed('🐐 \uD83D 🐐')).toBe('🐐 \uFFFD 🐐')
})
