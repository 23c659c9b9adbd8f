import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { footerCompany, footerTours, mainMenu } from '../../../src/content/navigation'
import { legal } from '../../../src/content/facts/legal'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

function linksIn(element: HTMLElement): [string | null, string | null][] {
  return within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')])
}

/** jsdom hides every popover, as a narrow screen would. */
function mainNav(): HTMLElement {
  const nav = document.querySelector<HTMLElement>('nav[aria-label=Main]')
  if (!nav) throw new Error('The page has no main navigation.')
  return nav
}

function footer(): HTMLElement {
  return screen.getByRole('contentinfo')
}

test('N1 the menu shows its links in order', async () => {
  await visit('/')
  expect(linksIn(mainNav())).toEqual(mainMenu.map(({ name, href }) => [name, href]))
})

test('N5 N6 the button says whether the menu is open', async () => {
  await visit('/')
  const button = screen.getByRole('button', { name: 'Menu' })
  expect(button).toHaveAttribute('popovertarget', mainNav().id)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  // jsdom has no popovers; browsers dispatch this event on each change.
  fireEvent(mainNav(), Object.assign(new Event('toggle'), { newState: 'open' }))
  expect(button).toHaveAttribute('aria-expanded', 'true')
  fireEvent(mainNav(), Object.assign(new Event('toggle'), { newState: 'closed' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('N7 a menu closed by a tap outside returns the focus to its button', async () => {
  await visit('/')
  fireEvent(mainNav(), Object.assign(new Event('toggle'), { newState: 'open' }))
  fireEvent(mainNav(), Object.assign(new Event('toggle'), { newState: 'closed' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus())
})

test('N8 Book a Tour opens a chat draft in a new tab', async () => {
  await visit('/')
  const link = screen.getByRole('link', { name: /^Book a Tour/ })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.host).toBe('wa.me')
  expect(url.pathname).toBe(`/${site.phone.replace(/\D/g, '')}`)
  expect(url.searchParams.get('text')).toBe(`Hello ${site.name}, I would like to book a tour.`)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
})

test.each([
  ['/', 'Home', 'page'],
  ['/tours', 'Tours', 'page'],
  ['/tours?category=Farm%20Tours', 'Tours', 'page'],
  ['/tours/goat-farm-tour', 'Tours', 'true'],
])('N10 at %s only %s is marked as current', async (address, name, value) => {
  await visit(address)
  const marked = mainMenu.filter(({ name: item }) =>
    within(mainNav()).getByText(item).hasAttribute('aria-current'),
  )
  expect(marked.map((item) => item.name)).toEqual([name])
  expect(within(mainNav()).getByText(name)).toHaveAttribute('aria-current', value)
})

test('N11 the skip link is the first tab stop and focuses the main content', async () => {
  const { user, address } = await visit('/')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(address()).toBe('/')
})

test('N12 the social links are named and open in a new tab', async () => {
  await visit('/')
  for (const { name, url } of site.social) {
    const link = within(footer()).getByRole('link', { name: new RegExp(`^${name}`) })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
  }
})

test('N13 five footer links lead to one category each', async () => {
  await visit('/')
  const group = within(footer()).getByRole('navigation', { name: footerTours.title })
  expect(linksIn(group)).toEqual([
    ['Farm Tours', '/tours?category=Farm%20Tours'],
    ['Safari & Wildlife', '/tours?category=Safari%20%26%20Wildlife'],
    ['Cultural & Urban', '/tours?category=Cultural%20%26%20Urban'],
    ['Regional Experiences', '/tours?category=Regional%20Experiences'],
    ['Educational Tours', '/tours?category=Educational%20Tours'],
  ])
})

test('N13 a footer link pre-selects its filter', async () => {
  const { user } = await visit('/tours')
  await user.click(within(footer()).getByRole('link', { name: 'Cultural & Urban' }))
  expect(screen.getByRole('button', { name: 'Cultural & Urban' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('N14 the footer links to every page about the company', async () => {
  await visit('/')
  const links = linksIn(within(footer()).getByRole('navigation', { name: 'Company' }))
  expect(links).toEqual(footerCompany.items.map(({ name, href }) => [name, href]))
})

test.each([
  ['Privacy Policy', 'privacy'],
  ['Terms of Service', 'terms'],
] as const)(
  'N15 Z88 %s opens its text on the same page, without notes to the operator',
  async (name, id) => {
    const { user } = await visit('/tours')
    const note = document.getElementById(id)
    expect(note).not.toHaveAttribute('open')
    const link = within(footer()).getByRole('link', { name })
    expect(link).toHaveAttribute('href', `#${id}`)
    await user.click(link)
    expect(note).toHaveAttribute('open')
    expect(within(note ?? footer()).getAllByRole('listitem')).toHaveLength(legal[id].length)
    expect(footer()).not.toHaveTextContent(/to confirm/i)
  },
)

test('N15 a URL with #terms opens the terms', async () => {
  await visit('/#terms')
  await waitFor(() => expect(document.getElementById('terms')).toHaveAttribute('open'))
  expect(document.getElementById('privacy')).not.toHaveAttribute('open')
})

test.each([
  ['N16', 'Image Consent Form', site.imageConsentForm],
  ['N17', 'Data Withdrawal Form', site.dataWithdrawalForm],
])('%s the %s opens in a new tab', async (_row, name, url) => {
  await visit('/')
  const link = within(footer()).getByRole('link', { name: new RegExp(`^${name}`) })
  expect(link).toHaveAttribute('href', url)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
})

test('N20 phone number and email address are links that may be copied', async () => {
  await visit('/')
  const phone = within(footer()).getByRole('link', { name: site.phone })
  expect(phone).toHaveAttribute('href', 'tel:+254700000000')
  expect(phone.closest('[data-allow-copy]')).not.toBeNull()
  const mail = within(footer()).getByRole('link', { name: site.businessEmail })
  expect(mail).toHaveAttribute('href', `mailto:${site.businessEmail}`)
  expect(mail.closest('[data-allow-copy]')).not.toBeNull()
})
