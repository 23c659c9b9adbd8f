import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusChip, type ChipStatus } from '../../../src/components/ui/status-chip'

const chips: readonly (readonly [ChipStatus, string])[] = [
  ['draft', 'Draft'],
  ['live', 'On the site'],
  ['changed', 'Changed'],
  ['featured', 'Featured'],
  ['scheduled', 'Scheduled'],
  ['unpublished', 'Off the site'],
  ['removed', 'Will be removed'],
]

test.each(chips)('M3 the chip of %s contains the text "%s"', (status, word) => {
  const { container } = render(<StatusChip status={status} />)
  expect(container).toHaveTextContent(word)
})

test('M3 every chip has its own icon, so that colour is not needed', () => {
  const icons = chips.map(([status]) => {
    const { container } = render(<StatusChip status={status} />)
    return container.querySelector('path')?.getAttribute('d')
  })
  expect(new Set(icons).size).toBe(chips.length)
  expect(icons).not.toContain(undefined)
})
