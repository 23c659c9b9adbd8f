import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BulkSummary } from '../../../../src/admin/kit/lists/bulk-summary'

function Page({ isAsked }: { isAsked: boolean }) {
  return (
    <>
      {isAsked && (
        <div role="alertdialog" aria-label="Are you sure?" tabIndex={-1}>
          <button type="button">Delete</button>
        </div>
      )}
      <BulkSummary
        result={{ done: [1, 2], failed: [{ id: 3, reason: 'It is not whole.' }] }}
        verb="deleted"
        titleOf={(id) => `Post ${id}`}
        onDismiss={() => {}}
      />
    </>
  )
}

test('K13 the report shows the number of changed rows and the refused ones, and takes the focus', () => {
  render(<Page isAsked={false} />)
  const report = screen.getByRole('region', { name: 'Result' })
  expect(report).toHaveFocus()
  expect(report).toHaveTextContent('2 deleted, 1 not.')
  expect(report).toHaveTextContent('Post 3: It is not whole.')
})

test('K13 the report takes the focus only once no dialog is open', async () => {
  const { rerender } = render(<Page isAsked />)
  expect(screen.getByRole('region', { name: 'Result' })).not.toHaveFocus()
  rerender(<Page isAsked={false} />)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Result' })).toHaveFocus())
})
