import { render, screen } from '@testing-library/react'
import { property, subarray } from 'fast-check'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SeasonWheel } from '../../../src/components/ui/season-wheel'
import { TourDetails } from '../../../src/components/tours/tour-details'
import type { Tour } from '../../../src/content/model'
import { monthNames } from '../../../src/content/tour-words'
import { loadParts } from '../../../src/lib/lazy-part'
import { assert } from '../../properties'
import { tour } from '../tours/dialog-steps'

/** Names of the months that a wheel shows as the best ones. */
function bestOf(container: ParentNode): (string | null)[] {
  return [...container.querySelectorAll('[data-best]')].map((part) =>
    part.getAttribute('data-best'),
  )
}

const nameOf = (month: number) => monthNames[month - 1]

/** From one month to another, over the end of the year where the second comes first. */
function range(from: number, until: number): number[] {
  const length = ((until - from + 12) % 12) + 1
  return Array.from({ length }, (_, index) => ((from - 1 + index) % 12) + 1).toSorted(
    (one, other) => one - other,
  )
}

const numbers = monthNames.map((_, index) => index + 1)

test('V80 the wheel shows every month alone and every range, over the end of the year, too', () => {
  const ranges = numbers.flatMap((from) => numbers.map((until) => range(from, until)))
  expect(ranges).toHaveLength(144)
  for (const months of ranges) {
    const { container, unmount } = render(<SeasonWheel months={months} names={monthNames} />)
    expect(container.querySelectorAll('path')).toHaveLength(12)
    expect(bestOf(container)).toEqual(months.map(nameOf))
    unmount()
  }
})

test('V80 the wheel shows any choice of months', () => {
  assert(
    property(subarray(numbers), (months) => {
      const { container, unmount } = render(<SeasonWheel months={months} names={monthNames} />)
      expect(bestOf(container)).toEqual(months.map(nameOf))
      unmount()
    }),
  )
})

async function showDetails(changes: Partial<Tour>) {
  await loadParts()
  return render(
    <MemoryRouter>
      <TourDetails tour={{ ...tour, ...changes }} Title="h2" Description="div" />
    </MemoryRouter>,
  ).container
}

test('V80 the details of a tour show its best months as a wheel beside the text', async () => {
  const container = await showDetails({ bestMonths: [1, 2, 12], driveTime: '2 hours' })
  expect(bestOf(container)).toEqual(['January', 'February', 'December'])
  const wheel = container.querySelector('[data-best]')?.closest('[aria-hidden]')
  expect(wheel?.parentElement).toBe(screen.getByText('December to February'))
  expect(screen.getByText('2 hours').querySelector('svg')).toBeNull()
})

test('V80 the details of a tour without best months have no wheel', async () => {
  const container = await showDetails({ driveTime: '2 hours' })
  expect(screen.getByText('2 hours')).toBeVisible()
  expect(screen.queryByText('Best months')).toBeNull()
  expect(container.querySelector('[data-best]')).toBeNull()
})
