import { expect, test } from 'vitest'
import { tours } from '../../../../src/content/tours'
import { slugify } from '../../../../src/admin/kit/fields/slugify'
import { slugExamples } from '../../../slug-examples'

test.each(slugExamples)('K3 makes a slug of the title %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('K3 keeps every slug that the site has', () => {
  for (const { slug } of tours) expect(slugify(slug)).toBe(slug)
})
