import { expect, test } from 'vitest'
import {
  checkPicture,
  pictureLimits,
  refusalTexts,
} from '../../../../src/admin/kit/pictures/check-picture'
import type {
  PictureHeader,
  PictureKind,
} from '../../../../src/admin/kit/pictures/header/byte-reader'
import { formatNumber } from '../../../../src/lib/format'

function header(kind: PictureKind, width = 4000, height = 3000): PictureHeader {
  return { kind, size: { width, height }, orientation: 1, exifParts: [] }
}

test.each(['jpeg', 'png', 'webp', 'avif', 'heic'] as const)('K6 a %s may be tried', (kind) => {
  expect(checkPicture(4_000_000, header(kind))).toBeUndefined()
})

test.each(['gif', 'svg', 'other'] as const)(
  'K6 %s is refused in one sentence of its own',
  (kind) => {
    expect(checkPicture(4000, header(kind))).toBe(refusalTexts[kind])
  },
)

test('K6 an empty file is refused for that, whatever it is', () => {
  expect(checkPicture(0, header('other'))).toBe(refusalTexts.empty)
})

test('K6 25 MB may come in and not a byte more', () => {
  expect(checkPicture(pictureLimits.bytes, header('jpeg'))).toBeUndefined()
  expect(checkPicture(pictureLimits.bytes + 1, header('jpeg'))).toBe(refusalTexts.tooHeavy)
})

test('K6 a picture without a readable size is damaged', () => {
  const damaged = { ...header('jpeg'), size: undefined }
  expect(checkPicture(4000, damaged)).toBe(refusalTexts.damaged)
})

test.each([
  [8000, 5000],
  [5000, 8000],
  [6324, 6324],
  [1, 8000],
])('K6 %i × %i pixels may be decoded', (width, height) => {
  expect(checkPicture(4000, header('png', width, height))).toBeUndefined()
})

test.each([
  [8001, 10],
  [10, 8001],
  [6325, 6325],
  [30_000, 30_000],
  [1, 60_000],
])('K6 %i × %i pixels are refused, naming the size and the limit', (width, height) => {
  const text = checkPicture(4000, header('png', width, height))
  expect(text).toContain(`${formatNumber(width)} × ${formatNumber(height)} pixels`)
  expect(text).toContain('8,000 a side and 40 million')
})

test('K6 every refusal is written in whole sentences', () => {
  for (const text of Object.values(refusalTexts)) expect(text).toMatch(/^[A-Z].*\.$/)
})
