import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ContactDetails } from '../../../src/components/layout/contact-details'
import { Licences } from '../../../src/components/layout/site-footer'
import { site } from '../../../src/content/site'

test.each([
  ['phone number', site.phone, 'Phone number copied.'],
  ['email address', site.businessEmail, 'Email address copied.'],
  ['address for bookings', site.bookingsEmail, 'Address for bookings copied.'],
])('N20 the %s has a button that copies it and reports it', async (what, text, status) => {
  const user = userEvent.setup()
  render(<ContactDetails />)
  await user.click(screen.getByRole('button', { name: `Copy ${what}` }))
  expect(await screen.findByText(status)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(status)
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('N20 where the browser refuses to copy, the status shows the text', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  render(<ContactDetails />)
  await user.click(screen.getByRole('button', { name: 'Copy phone number' }))
  const status = await screen.findByText(`Copying did not work: ${site.phone}`)
  expect(status.closest('[data-allow-copy]')).not.toBeNull()
})

test('N20 phone number and email addresses are links that may be selected', () => {
  render(<ContactDetails />)
  for (const [name, href] of [
    [site.phone, 'tel:+254700000000'],
    [site.businessEmail, `mailto:${site.businessEmail}`],
    [site.bookingsEmail, `mailto:${site.bookingsEmail}`],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', href)
    expect(link.closest('[data-allow-copy]')).not.toBeNull()
  }
})

test('H29 the place has a link to a map, and no map is embedded', () => {
  const { container } = render(<ContactDetails />)
  const link = screen.getByRole('link', { name: /^Directions/ })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.protocol).toBe('https:')
  expect(url.searchParams.get('query')).toBe(site.place)
  expect(link).toHaveAttribute('target', '_blank')
  expect(container.querySelector('iframe, img')).toBeNull()
})

test('N19 without licences nothing is rendered', () => {
  expect(site.licences).toEqual([])
  const { container } = render(<Licences />)
  expect(container).toBeEmptyDOMElement()
})

test('N19 licences are listed with their numbers', () => {
  render(<Licences licences={[{ name: 'Sample register', number: '0000' }]} />)
  expect(screen.getByRole('heading', { name: 'Licences and memberships' })).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Sample register: 0000')
})
