import { expect, test } from 'vitest'
import { altHints } from '../../../../src/admin/kit/pictures/alt-hints'

function textsFor(alt: string, title = 'Tea harvest', decorative?: boolean): string {
  return altHints({ alt, title, ...(decorative !== undefined && { decorative }) })
    .map((hint) => hint.text)
    .join(' ')
}

test.each([
  'IMG_1234',
  'DSC00412',
  'PXL_20260412_081500123',
  'WhatsApp Image 2026-04-12 at 08.15.00',
  'Screenshot 2026-04-12',
  '20260412_081500',
  'image (3)',
  'tea-harvest.JPG',
  'Women picking tea.webp',
])('K8 “%s” is recognised as a file name', (alt) => {
  expect(textsFor(alt)).toMatch(/file name/)
})

test.each([
  'Image of women picking tea at dawn',
  'A photo showing two goats in a pen',
  'The picture of a waterfall at Kericho',
])('K8 “%s” repeats what screen readers say anyway', (alt) => {
  expect(textsFor(alt)).toMatch(/screen readers/)
})

test.each([
  'Two women pick tea on a slope above Limuru.',
  'Children photograph a giraffe through the fence',
  'A farmer explains how an image map of his fields is drawn',
  'Image processing lab at the dairy, with two students',
  'Chai ya asubuhi shambani, watu watano wamekaa 🌱',
])('K8 “%s” needs no hint', (alt) => {
  expect(textsFor(alt)).toBe('')
})

test('K8 short, long and repeated descriptions get a hint', () => {
  expect(textsFor('Goats')).toMatch(/very short/)
  expect(textsFor('tea  harvest!')).toMatch(/repeats the title/)
  expect(textsFor('Two women pick tea. '.repeat(7))).toMatch(/long to listen to/)
})

test('K8 Z76 a description that publishing finds too long is refused, counting emoji as one character', () => {
  expect(altHints({ alt: '🌱'.repeat(140), title: '', decorative: false })[0]?.kind).toBe('hint')
  expect(altHints({ alt: '🌱'.repeat(141), title: '', decorative: false })).toEqual([
    { kind: 'refusal', text: 'Keep the description to 140 characters; it has 141.' },
  ])
  expect(altHints({ alt: 'a'.repeat(141), title: '', decorative: true })[0]?.kind).toBe('refusal')
})

test('K8 Z78 a missing description gets a hint, unless the picture is decorative; the checkbox is named if there is one', () => {
  expect(textsFor('  ', 'Tea', false)).toMatch(/mark it as decorative/)
  expect(textsFor('  ')).toBe('Say what the picture shows: it cannot be published without that.')
  expect(textsFor('', 'Tea', true)).toBe('')
  expect(textsFor('Goats', 'Tea', true)).toMatch(/not read out/)
})
