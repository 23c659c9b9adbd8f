import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusChip, type ChipStatus } from '../../../src/components/ui/status-chip'

const chips: readonly (readonly [ChipStatus, string])[] = [
  ['draft', 'Draft'],
  ['live', 'Live'],
  ['changed', 'Changed'],
  ['featured', 'Featured'],
  ['scheduled', 'Scheduled'],
  ['unpublished', 'Unpublished'],
  ['removed', 'Will be removed'],
]

test.each(chips)('M3 the chip of %s says "%s" in words', (status, word) => {
  const { container } = render(<StatusChip status={status} />)
  expect(container).toHaveTextContent(word)
})

test('M3 every chip has a drawing of its own, for eyes that see no colours', () => {
  const drawings = chips.map(([status]) => {
    const { container } = render(<StatusChip status={status} />)
    return container.querySelector('path')?.getAttribute('d')
  })
  expect(new Set(drawings).size).toBe(chips.length)
  expect(drawings).not.toContain(undefined)
})
