import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { moved, movedTogether } from '../../../../src/admin/kit/sorting/moved'
import { Sortable, SortableEntry } from '../../../../src/admin/kit/sorting/sortable'

function Stations() {
  const [entries, setEntries] = useState(['Gate', 'Field', 'Factory'])
  const move = (from: number, to: number) => setEntries(moved(entries, from, to))
  return (
    <Sortable label="Stations" ids={entries} nameOf={String} onMove={move}>
      {entries.map((entry, index) => (
        <SortableEntry
          key={entry}
          id={entry}
          name={entry}
          index={index}
          count={entries.length}
          onMove={move}
        >
          <span data-testid="station">{entry}</span>
        </SortableEntry>
      ))}
    </Sortable>
  )
}

const order = () => screen.getAllByTestId('station').map((entry) => entry.textContent)

test('K14 the buttons move an entry, and are disabled at the ends', async () => {
  const user = userEvent.setup()
  render(<Stations />)
  await user.click(screen.getByRole('button', { name: 'Move Factory up' }))
  expect(order()).toEqual(['Gate', 'Factory', 'Field'])
  await user.click(screen.getByRole('button', { name: 'Move Gate down' }))
  expect(order()).toEqual(['Factory', 'Gate', 'Field'])
  expect(screen.getByRole('button', { name: 'Move Factory up' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Move Field down' })).toBeDisabled()
  // The focus went along, and at the end of the list to the way back.
  expect(screen.getByRole('button', { name: 'Move Gate down' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Move Field up' }))
  await user.click(screen.getByRole('button', { name: 'Move Field up' }))
  expect(screen.getByRole('button', { name: 'Move Field down' })).toHaveFocus()
})

test('K14 moved keeps every entry, and ignores an invalid index', () => {
  expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4])
  expect(moved([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3])
  expect(moved([1, 2], 5, 0)).toEqual([1, 2])
})

test('K55 several entries move side by side, before or behind what they were dropped on', () => {
  const all = [1, 2, 3, 4, 5]
  const isMoved = (entry: number) => entry === 2 || entry === 4
  expect(movedTogether(all, isMoved, 1, 4)).toEqual({ entries: [1, 3, 5, 2, 4], end: 5 })
  expect(movedTogether(all, isMoved, 3, 0)).toEqual({ entries: [2, 4, 1, 3, 5], end: 2 })
  expect(movedTogether(all, isMoved, 1, 2)).toEqual({ entries: [1, 3, 2, 4, 5], end: 4 })
  // Dropped on another that moves, too.
  expect(movedTogether(all, isMoved, 1, 3)).toEqual({ entries: [1, 3, 2, 4, 5], end: 4 })
  expect(movedTogether(all, isMoved, 3, 1)).toEqual({ entries: [1, 2, 4, 3, 5], end: 3 })
})
