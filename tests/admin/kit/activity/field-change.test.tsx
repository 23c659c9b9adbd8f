import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FieldChange } from '../../../../src/admin/kit/activity/field-change'

const paragraphs = Array.from(
  { length: 20 },
  (_, index) => `Paragraph ${index} tells at some length what happens on the farm in the morning.`,
)
const after = paragraphs.join('\n')

test('K73 a typo far down is seen at once; what is unchanged is folded and can be read', async () => {
  const user = userEvent.setup()
  const before = after.replace('12 tells', '12 tels')
  render(<FieldChange field={{ name: 'Story', before, after }} />)
  expect(screen.getByText('tels')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
  expect(screen.queryByText(/Paragraph 3 /)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show 12 unchanged paragraphs' }))
  expect(screen.getByText(/Paragraph 3 /)).toBeVisible()
  expect(screen.getByText(/Paragraph 3 /).parentElement).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Show 7 unchanged paragraphs' })).toBeVisible()
})

test('K73 removed and added words are elements of their own and named to screen readers', () => {
  const field = { name: 'Title', before: 'Goat farm vist', after: 'Goat farm visit' }
  render(<FieldChange field={field} />)
  expect(screen.getByRole('deletion')).toHaveTextContent('(removed: vist)')
  expect(screen.getByRole('insertion')).toHaveTextContent('(added: visit)')
  expect(screen.getByRole('deletion')).toHaveClass('line-through')
  expect(screen.getByRole('insertion')).toHaveClass('underline')
})

test('K73 the unchanged words of a long paragraph are folded, those beside the change are not', async () => {
  const user = userEvent.setup()
  const long = paragraphs.join(' ')
  const before = long.replace('12 tells', '12 tels')
  render(<FieldChange field={{ name: 'Story', before, after: long }} />)
  expect(screen.getByText(/in the morning\. Paragraph 12/)).toBeVisible()
  const [first] = screen.getAllByRole('button', { name: /unchanged words/ })
  if (!first) throw new Error('Nothing is folded')
  await user.click(first)
  expect(screen.getByText(/Paragraph 3 tells/)).toBeVisible()
})

test('K73 a rewritten field is shown before and after', () => {
  const field = { name: 'Note', before: 'Goats at seven.', after: 'Bring shoes for mud.' }
  render(<FieldChange field={field} />)
  expect(screen.getByText('Before').nextSibling).toHaveTextContent('Goats at seven.')
  expect(screen.getByText('After').nextSibling).toHaveTextContent('Bring shoes for mud.')
})
