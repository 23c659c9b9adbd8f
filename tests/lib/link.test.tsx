import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Link } from '../../src/lib/link'

function CurrentLocation() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

function show(link: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={['/here?a=1']}>
      {link}
      <CurrentLocation />
    </MemoryRouter>,
  )
}

test('a plain click changes the page and passes the state on', () => {
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
])('a click %s is left to the browser', (_name, init) => {
  show(<Link to="/there">Go</Link>)
  const link = screen.getByRole('link', { name: 'Go' })
  // jsdom cannot navigate; this listener prevents its error message.
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

test('an onClick handler may prevent the navigation', () => {
  show(
    <Link to="/there" onClick={(event) => event.preventDefault()}>
      Go
    </Link>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect(screen.getByRole('status')).toHaveTextContent('/here?a=1')
})

test.each([{ target: '_blank' }, { download: 'file.pdf' }])(
  '%j is left to the browser',
  (attributes) => {
    show(
      <Link to="/there" {...attributes}>
        Go
      </Link>,
    )
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'Go' }))
    expect(screen.getByRole('status')).toHaveTextContent('/here?a=1')
  },
)
