import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { RequestForm } from '../../../src/components/form/request-form'

const form = (
  <RequestForm
    intro="Tick your questions."
    questions={[{ title: 'Questions', questions: ['Rain?', 'Toilets?'] }]}
    fields={[{ name: 'name', label: 'Name' }]}
    compose={(_typed, questions) => `We ask: ${questions.join(' ')}`}
    draftKey="test"
    chatLink={(message) => `https://chat.example/?text=${message}`}
    mailbox="farm@example.com"
    subject="A test"
  />
)

test('V142 a box that was changed before hydration stays so, whatever was kept in this tab', () => {
  render(form).unmount()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(form)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Rain?' })
  box.checked = false
  render(form, { container, hydrate: true })
  expect(box).not.toBeChecked()
  expect(screen.getByText('We ask: Toilets?')).toBeVisible()
})

test('the first day that a date field offers is today, not the day on which the page was built', async () => {
  const dated = (
    <RequestForm
      intro="When?"
      questions={[]}
      fields={[{ name: 'date', label: 'Date', type: 'date' }]}
      compose={({ date }) => date}
      draftKey="dated"
      chatLink={() => 'https://chat.example/'}
      mailbox="farm@example.com"
      subject="A test"
    />
  )
  vi.useFakeTimers({ now: new Date('2026-11-01T09:00:00Z'), toFake: ['Date'] })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(dated)
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'))
  render(dated, { container, hydrate: true })
  expect(screen.getByLabelText('Date')).toHaveAttribute('min', '2026-11-20')
  vi.useRealTimers()
})
