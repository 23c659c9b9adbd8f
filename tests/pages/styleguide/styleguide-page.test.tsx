import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import tokens from '../../../tailwind.config'
import { StyleguidePage } from '../../../src/pages/styleguide/styleguide-page'
import { colourTokens, typeTokens } from '../../../src/pages/styleguide/token-list'

test('the style guide shows every colour with its value', () => {
  render(<StyleguidePage />)
  const colours = within(screen.getByRole('region', { name: 'Colours' }))
  expect(colourTokens.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.keys(tokens.theme.extend.colors), 'tea-soft', 'maize-dark']),
  )
  for (const { name, value } of colourTokens) {
    expect(colours.getByText(name).parentElement).toHaveTextContent(value)
  }
})

test('the style guide shows every font size', () => {
  render(<StyleguidePage />)
  expect(typeTokens.map(({ name }) => name)).toEqual(Object.keys(tokens.theme.extend.fontSize))
  for (const { name, size } of typeTokens) {
    expect(size).toContain('rem')
    expect(screen.getByText(`text-${name} · ${size}`)).toBeVisible()
  }
})

test('the style guide shows a button in each of its states', () => {
  render(<StyleguidePage />)
  const primary = screen.getByText('Button: primary').parentElement
  if (!primary) throw new Error('The button has no specimen.')
  const buttons = within(primary).getAllByRole('button', { name: 'Book Now' })
  expect(
    buttons.map((button) => button.parentElement?.textContent?.replace('Book Now', '')),
  ).toEqual(['rest', 'hover', 'active', 'focus', 'disabled', 'busy'])
  expect(buttons[4]).toBeDisabled()
  expect(buttons[5]).toHaveAttribute('aria-busy', 'true')
})

test('the style guide is not indexed by search engines', () => {
  render(<StyleguidePage />)
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
