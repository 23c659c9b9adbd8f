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
  [{ status: 'published', publish_at: null }, ['Live']],
  [{ status: 'published', publish_at: '2026-01-01T08:00:00+00:00' }, ['Live']],
  [{ status: 'published', publish_at: '2099-11-21 04:09:39.759+00' }, ['Scheduled']],
  [{ status: 'draft', publish_at: '2099-11-21T04:09:39Z' }, ['Draft']],
])('M3 K9 K10 the row %o says %o', (row, expected) => {
  render(<StatusChips row={row} />)
  expect(words()).toEqual(expected)
})

test.each(['', 'archived', 'constructor'])('M3 the status "%s" has no chip', (status) => {
  const { container } = render(<StatusChips row={{ status, featured: false }} />)
  expect(container).toBeEmptyDOMElement()
})
