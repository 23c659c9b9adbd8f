import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoadingState } from '../../../src/admin/kit/loading-state'

test('K32 announces what is loading; the skeleton is for sighted users only', () => {
  render(
    <LoadingState label="Loading tours">
      <p>Shapes</p>
    </LoadingState>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Loading tours')
  expect(screen.getByText('Shapes').closest('[aria-hidden]')).not.toBeNull()
})

test('K32 shows that loading waits for a connection', () => {
  render(<LoadingState label="Loading tours" isPaused />)
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for a connection')
  expect(screen.getByRole('status')).not.toHaveClass('sr-only')
  expect(document.body).not.toHaveTextContent('Loading tours')
})
