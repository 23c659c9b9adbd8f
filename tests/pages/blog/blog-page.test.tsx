import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

function cancellation(): HTMLElement {
  const section = document.getElementById('cancellation')
  if (!section) throw new Error('The page has no section with the id cancellation.')
  return section
}

function refundFor(notice: string): string | null | undefined {
  const heading = within(cancellation()).getByRole('rowheader', { name: notice })
  return heading.nextElementSibling?.textContent
}

test('R6 R21 B1 the page has its title', async () => {
  await visit('/blog')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Farm Stories & Insights$/)
  expect(document.title).toBe('Farm Stories & Insights | Shamba Trails')
})

test('R6 without stories the page says so', async () => {
  await visit('/blog')
  expect(screen.getByText(/The first stories are being written/)).toBeVisible()
})

test('B6 the guidelines stand in the section that links name', async () => {
  await visit('/blog')
  expect(screen.getByRole('region', { name: 'Trip Cancellation Guidelines' })).toBe(cancellation())
})

test.each([
  ['B7', '30+ days before the trip', 'Full refund minus a 10% processing fee'],
  ['B8', '15-29 days', '75% refund'],
  ['B9', '7-14 days', '50% refund'],
  ['B10', 'Under 7 days', 'No refund'],
])('%s %s: %s', async (_row, notice, refund) => {
  await visit('/blog')
  expect(refundFor(notice)).toBe(refund)
})

test('B11 when fees may be waived', async () => {
  await visit('/blog')
  const section = within(cancellation())
  expect(section.getByText(/medical or family emergencies or severe weather/)).toBeVisible()
  expect(section.getByText(/Documentation may be required/)).toBeVisible()
})

test('B12 E-31 a trip is cancelled by phone or through the bookings mailbox', async () => {
  await visit('/blog')
  const section = within(cancellation())
  expect(section.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    'tel:+254700000000',
  )
  const mail = section.getByRole('link', { name: site.bookingsEmail })
  expect(new URL(mail.getAttribute('href') ?? '').pathname).toBe(site.bookingsEmail)
  expect(mail.closest('[data-allow-copy]')).not.toBeNull()
})

test('B13 the call to action leads to the tours', async () => {
  const { user, address } = await visit('/blog')
  await user.click(screen.getByRole('link', { name: 'Explore Our Tours' }))
  expect(address()).toBe('/tours')
})
