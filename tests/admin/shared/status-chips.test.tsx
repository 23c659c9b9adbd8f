import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusChips } from '../../../src/admin/shared/status-chips'

const words = () => screen.queryAllByText(/\w/).map((word) => word.textContent)

test.each([
  [{ status: 'draft' }, ['Draft']],
  [{ status: 'published' }, ['Live']],
  [{ status: 'unpublished' }, ['Unpublished']],
  [{ status: 'published', featured: true }, ['Featured', 'Live']],
  [{ status: '', featured: true }, ['Featured']],
])('M3 the row %o says %o', (row, expected) => {
  render(<StatusChips row={row} />)
  expect(words()).toEqual(expected)
})

test.each(['', 'archived', 'constructor'])('M3 the status "%s" has no chip', (status) => {
  const { container } = render(<StatusChips row={{ status, featured: false }} />)
  expect(container).toBeEmptyDOMElement()
})
