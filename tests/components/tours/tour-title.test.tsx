import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TourTitle } from '../../../src/components/tours/tour-title'

test.each([
  ['Rural Farm Safari - Tea & Cheese 🧀', 'Safari -'],
  ['Farm - Tea', 'Farm -'],
])('V46 no line of %j begins with a hyphen, and its text stays as it is', (title, tied) => {
  const { container } = render(<TourTitle title={title} />)
  expect(container.textContent).toBe(title)
  expect(container.querySelector('.whitespace-nowrap')?.textContent).toBe(tied)
})

test('V46 a hyphen within a word needs no care', () => {
  const { container } = render(<TourTitle title="9-Day Mixed Farming Safari 🚜" />)
  expect(container.querySelector('.whitespace-nowrap')).toBeNull()
})
