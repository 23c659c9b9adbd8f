import { expect, test } from 'vitest'
import { sampleEnquiry } from '../../../../src/admin/kit/preview/enquiry-text'
import { tourEnquiry } from '../../../../src/lib/tour-enquiry'
import { wholeTour } from './preview-values'

test('K30 the enquiry comes from the site’s own function, with a visitor marked as a sample', () => {
  const { text, isShortened } = sampleEnquiry(wholeTour)
  const [, name, phone] = /^Name: (.+)\nPhone: (.+)$/m.exec(text) ?? []
  expect(name).toContain('(sample)')
  expect(phone).toContain('(sample)')
  expect(text).toBe(tourEnquiry({ tour: wholeTour, name: name ?? '', phone: phone ?? '' }))
  expect(text).toMatch(/1\. Meet at the gate\n2\. Open a hive$/)
  expect(isShortened).toBe(false)
})

test('K30 reports left-out stations', () => {
  const itinerary = Array.from({ length: 40 }, (_, index) => `${index} ${'long '.repeat(70)}`)
  const { text, isShortened } = sampleEnquiry({ ...wholeTour, itinerary })
  expect(isShortened).toBe(true)
  expect(text.length).toBeLessThanOrEqual(4096)
})

test('K30 an itinerary without stations does not count as shortened', () => {
  expect(sampleEnquiry({ ...wholeTour, itinerary: [], includes: [] }).isShortened).toBe(false)
})
