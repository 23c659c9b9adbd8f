import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { HandOff } from '../../../src/components/form/hand-off'

const message = 'Name: Anna\nMessage:\nKaribu'

function renderPanel(onDismiss = () => {}, takesFocus = false) {
  const user = userEvent.setup()
  render(
    <HandOff
      intro="Press Send to finish."
      message={message}
      chatHref="https://wa.me/254700000000?text=Karibu"
      mailHref="mailto:a@b.example?subject=s"
      onDismiss={onDismiss}
      takesFocus={takesFocus}
    />,
  )
  return user
}

test('C9 W17 the panel says what is left to do and links to chat and mail', () => {
  renderPanel()
  const panel = screen.getByRole('region', { name: 'Press Send to finish.' })
  expect(panel).toHaveTextContent('Your mail app should be open. Nothing happened?')
  const chat = screen.getByRole('link', { name: /^Send on WhatsApp/ })
  expect(chat).toHaveAttribute('href', 'https://wa.me/254700000000?text=Karibu')
  expect(chat).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'Open mail again' })).toHaveAttribute(
    'href',
    'mailto:a@b.example?subject=s',
  )
})

test('C9 W17 the message can be copied, and the panel says so', async () => {
  const user = renderPanel()
  await user.click(screen.getByRole('button', { name: 'Copy message' }))
  expect(await screen.findByText('Message copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(message)
  expect(screen.getByRole('status')).toHaveTextContent('Message copied.')
})

test('C9 W17 where the browser refuses to copy, the message is shown to be copied by hand', async () => {
  const user = renderPanel()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: 'Copy message' }))
  expect(await screen.findByText(/^Copying did not work/)).toBeVisible()
  const text = screen.getByText(/Name: Anna/)
  expect(text.textContent).toBe(message)
  expect(text).toHaveAttribute('data-allow-copy')
})

test('C9 W17 the panel is closed only by Dismiss', async () => {
  const onDismiss = vi.fn<() => void>()
  const user = renderPanel(onDismiss)
  await user.click(screen.getByRole('button', { name: 'Copy message' }))
  expect(onDismiss).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('C9 by default the panel does not take the focus', () => {
  renderPanel()
  expect(document.body).toHaveFocus()
})

test('C9 with takesFocus the panel takes the focus', () => {
  renderPanel(() => {}, true)
  expect(screen.getByRole('region')).toHaveFocus()
})
