import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LiveStatus } from '../../../../src/admin/kit/chip-statuses'
import { LiveStatusContext } from '../../../../src/admin/frame/publishing/site-context'
import { StatusChips } from '../../../../src/admin/frame/publishing/status-chips'

const words = () => screen.queryAllByText(/\w/).map((word) => word.textContent)

test.each([
  [{ status: 'draft' }, ['Draft']],
  [{ status: 'published' }, ['On the site']],
  [{ status: 'unpublished' }, ['Off the site']],
  [{ status: 'published', featured: true }, ['Featured', 'On the site']],
  [{ status: '', featured: true }, ['Featured']],
  [{ status: 'published', publish_at: null }, ['On the site']],
  [{ status: 'published', publish_at: '2026-01-01T08:00:00+00:00' }, ['On the site']],
  [{ status: 'published', publish_at: '2099-11-21 04:09:39.759+00' }, ['Scheduled']],
  [{ status: 'draft', publish_at: '2099-11-21T04:09:39Z' }, ['Draft']],
])('M3 K9 K10 the row %o has the chips %o', (row, expected) => {
  render(<StatusChips row={{ id: 3, ...row }} kind="tour" />)
  expect(words()).toEqual(expected)
})

const published = { status: 'published' }
const later = { status: 'published', publish_at: '2099-11-21T04:09:39Z' }
const onSite = { isOnSite: true, change: undefined }
const changed = { isOnSite: true, change: 'changed' } as const
const nowhere = { isOnSite: false, change: undefined }

test.each<[{ status: string; publish_at?: string; consent?: string }, LiveStatus, string[]]>([
  [published, onSite, ['On the site']],
  [published, changed, ['Changed']],
  [published, { isOnSite: false, change: 'added' }, ['Not on the site yet']],
  // Saved a moment ago: the comparison does not know it yet.
  [published, nowhere, ['Not on the site yet']],
  [{ status: 'draft' }, nowhere, ['Draft']],
  [{ status: 'draft' }, onSite, ['Will be removed']],
  [{ status: 'unpublished' }, { isOnSite: true, change: 'removed' }, ['Will be removed']],
  [{ status: 'unpublished' }, nowhere, ['Off the site']],
  [later, nowhere, ['Scheduled']],
  [later, onSite, ['Will be removed']],
  [{ ...published, consent: 'withdrawn' }, nowhere, ['Off the site']],
  [{ ...published, consent: 'withdrawn' }, onSite, ['Will be removed']],
])(
  'Y6 K9 K10 K27 compared with the site (%o, %o) a row has the chips %o',
  (row, place, expected) => {
    render(
      <LiveStatusContext value={(key) => (key === 'picture:3' ? place : nowhere)}>
        <StatusChips row={{ id: 3, ...row }} kind="picture" />
      </LiveStatusContext>,
    )
    expect(words()).toEqual(expected)
  },
)

test.each(['', 'archived', 'constructor'])('M3 the status "%s" has no chip', (status) => {
  const { container } = render(<StatusChips row={{ id: 3, status, featured: false }} kind="tour" />)
  expect(container).toBeEmptyDOMElement()
})
