import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BulkBar } from '../../../../src/admin/kit/lists/bulk-bar'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'

const choices = { Visibility: [{ id: 'hide', label: 'Hide' }] }

test('for the next selection no action is chosen yet', async () => {
  const user = userEvent.setup()
  const client = new QueryClient()
  const apply = vi.fn<() => Promise<void>>(async () => {})
  const barOf = (count: number) => (
    <QueryClientProvider client={client}>
      <BulkBar
        count={count}
        shown={5}
        choices={choices}
        onSelectAll={() => {}}
        onClear={() => {}}
        onApply={apply}
      />
    </QueryClientProvider>
  )
  const { rerender } = render(barOf(2))
  const action = () => screen.getByLabelText('Action for the selected')
  await user.selectOptions(action(), 'Hide')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(apply).toHaveBeenCalledOnce()
  rerender(barOf(0))
  rerender(barOf(1))
  expect(action()).toHaveDisplayValue('Choose an action')
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled()
})
