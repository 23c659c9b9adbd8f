import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Link } from '../../src/lib/link'

function Present() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

function show(link: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={['/here?a=1']}>
      {link}
      <Present />
    </MemoryRouter>,
  )
}

test('a plain press changes the page and carries the state along', () => {
  show(
    <Link to="/there?b=2" state={{ from: 'here' }}>
      Go
    </Link>,
  )
  const isLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect(isLeftToBrowser).toBe(false)
  expect(screen.getByRole('status')).toHaveTextContent('/there?b=2 {"from":"here"}')
})

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['with the middle button', { button: 1 }],
])('a press %s is left to the browser', (_name, init) => {
  show(<Link to="/there">Go</Link>)
  const link = screen.getByRole('link', { name: 'Go' })
  // jsdom cannot navigate; the last listener only stops it from saying so.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let wasPrevented = true
  document.addEventListener('click', (seen) => (wasPrevented = seen.defaultPrevented), {
    once: true,
  })
  fireEvent(link, event)
  expect(wasPrevented).toBe(false)
  expect(screen.getByRole('status')).toHaveTextContent('/here?a=1')
})

test('its owner may keep the press', () => {
  show(
    <Link to="/there" onClick={(event) => event.preventDefault()}>
      Go
    </Link>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect(screen.getByRole('status')).toHaveTextContent('/here?a=1')
})

test.each([{ target: '_blank' }, { download: 'file.pdf' }])('%j is left to the browser', (wish) => {
  show(
    <Link to="/there" {...wish}>
      Go
    </Link>,
  )
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect(screen.getByRole('status')).toHaveTextContent('/here?a=1')
})
