import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ListMore, useListPart } from '../../../src/components/ui/list-more'

type ListProps = { length: number; filter?: string }

function List({ length, filter = '' }: ListProps) {
  const part = useListPart('blog', filter)
  const entries = Array.from({ length }, (_, index) => index + 1)
  return (
    <>
      <ul>
        {entries.slice(part.from, part.to).map((entry) => (
          <li key={entry}>Story {entry}</li>
        ))}
      </ul>
      <ListMore
        list="blog"
        part={part}
        length={length}
        name="stories"
        path={filter === '' ? '/blog' : undefined}
      />
    </>
  )
}

const renderAt = (address: string, props: ListProps) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <List {...props} />
    </MemoryRouter>,
  )

test('Q23 a short list is shown whole, with no way to more', () => {
  renderAt('/blog', { length: 9 })
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('Q23 Q24 the link to the next page adds it to the list when it is pressed', () => {
  renderAt('/blog', { length: 20, filter: '' })
  const more = () => screen.getByRole('link', { name: 'Show more stories' })
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  expect(more()).toHaveAttribute('href', '/blog/page/2')
  expect(more()).toHaveAttribute('rel', 'next')
  fireEvent.click(more())
  expect(screen.getAllByRole('listitem')).toHaveLength(18)
  expect(more()).toHaveAttribute('href', '/blog/page/3')
  fireEvent.click(more())
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.queryByRole('link', { name: 'Show more stories' })).toBeNull()
  // Its control has gone: the focus stays near.
  expect(screen.getByText('1 to 20 of 20')).toHaveFocus()
})

test('Q24 a further page leads on and back', () => {
  renderAt('/blog/page/2', { length: 30 })
  expect(screen.getByText('Story 10')).toBeVisible()
  expect(screen.queryByText('Story 9')).toBeNull()
  expect(screen.getByRole('link', { name: 'Earlier stories' })).toHaveAttribute('href', '/blog')
  expect(screen.getByRole('link', { name: 'Show more stories' })).toHaveAttribute(
    'href',
    '/blog/page/3',
  )
})

test('Q23 a filtered list begins at its first entry and has a button', () => {
  renderAt('/blog/page/3', { length: 12, filter: '?q=tea' })
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  fireEvent.click(screen.getByRole('button', { name: 'Show more stories' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
})
