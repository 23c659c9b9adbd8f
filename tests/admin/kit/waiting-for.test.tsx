import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WaitingFor } from '../../../src/admin/kit/waiting-for'

test('K32 says what is on its way, and draws its shape for eyes alone', () => {
  render(
    <WaitingFor label="Loading tours">
      <p>Shapes</p>
    </WaitingFor>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Loading tours')
  expect(screen.getByText('Shapes').closest('[aria-hidden]')).not.toBeNull()
})

test('K32 shows that it waits for a connection', () => {
  render(<WaitingFor label="Loading tours" isPaused />)
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for a connection')
  expect(screen.getByRole('status')).not.toHaveClass('sr-only')
  expect(document.body).not.toHaveTextContent('Loading tours')
})
