import { expect, test } from 'vitest'
import {
  imageChanges,
  imageFormSchema,
  publishingFaults,
  rowOfImage,
  valuesOfImage,
} from '../../../src/admin/gallery/image-collection'
import { fileSize } from '../../../src/admin/gallery/file-facts'
import { readImageId, withImageId } from '../../../src/admin/kit/picture-library/image-param'
import { uploadCountText } from '../../../src/admin/gallery/upload/upload-panel'
import { emptyDetails, mergeShared } from '../../../src/admin/gallery/upload/upload-details'
import { galleryCategories } from '../../../src/content/gallery-texts'
import { gallery } from '../../../src/content/gallery'
import { galleryImageRowSchema } from '../../../src/admin/kit/picture-library/gallery-image-row'
import { imageRow } from '../support/gallery-rows'

const image = (changes: Record<string, unknown> = {}) =>
  valuesOfImage(galleryImageRowSchema.parse(imageRow(1, changes)))

test('K12 the id of the open picture is kept in the URL, next to the filters', () => {
  expect(readImageId('?state=draft&image=12')).toBe(12)
  for (const query of ['', '?image=', '?image=0', '?image=1e3', '?image=-1', '?image=x']) {
    expect(readImageId(query)).toBeUndefined()
  }
  expect(withImageId('?state=draft', 12)).toBe('?state=draft&image=12')
  expect(withImageId('?state=draft&image=12', undefined)).toBe('?state=draft')
  expect(withImageId('?image=12', undefined)).toBe('')
})

test('file sizes are formatted for display', () => {
  expect([1, 310_400, 999_499, 999_500, 1_440_000].map(fileSize)).toEqual([
    '1 KB',
    '310 KB',
    '999 KB',
    '1 MB',
    '1.4 MB',
  ])
})

test('K5 the progress of uploads is one sentence', () => {
  const summary = {
    total: 3,
    done: 1,
    failed: 0,
    cancelled: 0,
    retryable: 0,
    fraction: 0,
    isBusy: false,
  }
  expect(uploadCountText(summary)).toBe('1 of 3 pictures uploaded.')
  expect(uploadCountText({ ...summary, failed: 1, cancelled: 2 })).toBe(
    '1 of 1 picture uploaded, 1 failed.',
  )
  expect(uploadCountText({ ...summary, cancelled: 3 })).toBe('')
})

test('K7 only shared details that are filled in replace those of a picture', () => {
  const one = { ...emptyDetails, title: 'Goats', alt: 'Two goats', consent: 'consented' as const }
  expect(mergeShared(one, { ...emptyDetails, category: 'Mbuzi Farm', alt: ' ' })).toEqual({
    ...one,
    category: 'Mbuzi Farm',
  })
  expect(mergeShared(one, { ...emptyDetails, title: 'Kids', decorative: true })).toEqual({
    ...one,
    title: 'Kids',
    decorative: true,
  })
})

test('K13 several pictures can be put into every series, and be marked with every consent', () => {
  const changes = imageChanges(galleryCategories)
  expect(changes['Series']?.map(({ label }) => label)).toEqual([...galleryCategories])
  expect(changes['Consent']?.map(({ columns, verb }) => ({ columns, verb }))).toEqual([
    { columns: { consent: 'unknown' }, verb: 'marked “Consent not known”' },
    { columns: { consent: 'consented' }, verb: 'marked “Consent given”' },
    { columns: { consent: 'withdrawn' }, verb: 'withdrawn' },
  ])
  expect(changes['Remove']?.map(({ columns }) => columns)).toEqual([null])
})

test('K8 every picture of the current site can be published', () => {
  const faults = gallery.flatMap(({ url, width, height, ...texts }) =>
    publishingFaults({
      ...image(),
      ...texts,
      file: { url, width, height, storagePath: null },
    }),
  )
  expect(faults).toEqual([])
})

test('K8 K27 the reasons against publishing a picture are sentences', () => {
  expect(publishingFaults(image({ consent: 'withdrawn' }))).toEqual([
    'The people in this picture have withdrawn their consent, so it cannot be published.',
  ])
  expect(publishingFaults(image({ title: 'x'.repeat(41), alt: '' }))).toEqual([
    'Keep the title to 40 characters.',
    'Write the description of what the picture shows.',
  ])
  expect(publishingFaults(image({ alt: '', decorative: true }))).toEqual([])
  expect(publishingFaults(image({ alt: 'x'.repeat(141), decorative: true }))).toEqual([
    'Keep the description of what the picture shows to 140 characters.',
  ])
  expect(publishingFaults(image({ category: null }))).toEqual(['Choose one of the series.'])
})

test('M27 empty texts are saved as null, and only a published picture has a date', () => {
  const checked = imageFormSchema.parse({
    ...image({ title: null, category: null, status: 'draft' }),
    publishAt: '2026-12-24T08:00',
  })
  const row = rowOfImage(checked)
  expect(row).toMatchObject({ title: null, category: null, publish_at: null, focus_x: 50 })
})
