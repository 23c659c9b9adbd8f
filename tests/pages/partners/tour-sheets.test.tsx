import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ComparisonTable } from '../../../src/pages/tours/comparison-table'
import { TourTable } from '../../../src/pages/partners/tour-table'
import { tourLines } from '../../../src/content/tour-lines'
import { tours } from '../../../src/content/tours'

vi.mock(import('../../../src/content/brochure'), async (original) => {
  const module = await original()
  return { ...module, brochure: { ...module.brochure, size: '0.9 MB' } }
})

const shown = tours.slice(0, 2)

test('V124 V151 each tour has its sheet to pass on', () => {
  render(
    <MemoryRouter>
      <TourTable tours={tourLines.slice(0, 2)} />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link', { name: /^Sheet \(PDF\) of / })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    shown.map(({ slug }) => `/sheets/${slug}.pdf`),
  )
})

test('V151 the shortlist leads to the sheets of the kept tours', () => {
  render(
    <MemoryRouter>
      <ComparisonTable tours={shown} onRemove={() => undefined} />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link', { name: /^Sheet \(PDF\) of / })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    shown.map(({ slug }) => `/sheets/${slug}.pdf`),
  )
})
