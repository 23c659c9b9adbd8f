import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CopyButton } from '../../../src/components/form/copy-button'

const button = (text: string) => (
  <CopyButton label="Copy message" text={text} done="Message copied." />
)

test('what was copied is said as long as the text is the same', async () => {
  const user = userEvent.setup()
  const { rerender } = render(button('People: 6'))
  await user.click(screen.getByRole('button', { name: 'Copy message' }))
  expect(await screen.findByText('Message copied.')).toBeVisible()
  rerender(button('People: 60'))
  expect(screen.queryByText('Message copied.')).toBeNull()
})
