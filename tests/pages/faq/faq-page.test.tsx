import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

function question(text: string): HTMLDetailsElement {
  const details = screen.getByRole('heading', { level: 3, name: text }).closest('details')
  if (!details) throw new Error(`The question does not open: ${text}`)
  return details
}

function summary(text: string): HTMLElement {
  return screen.getByText(text)
}

test('R8 R21 F1 title, subtitle, breadcrumb and intro', async () => {
  await visit('/faq')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Frequently Asked Questions \(FAQs\)$/,
  )
  expect(document.title).toBe(`Frequently Asked Questions (FAQs) | ${site.name}`)
  expect(screen.getByText('for Our Agritourism Farm')).toBeVisible()
  expect(screen.getByText(/^When we are open, how to book/)).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['Home›', 'FAQ'])
})

test('F2 five sections, each with its questions', async () => {
  await visit('/faq')
  const main = screen.getByRole('main')
  const titles = within(main)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
  expect(titles).toEqual([
    'General Information',
    'Visiting and Activities',
    'Pricing and Policies',
    'Safety, Accessibility, and Sustainability',
    'Practical Details',
  ])
  for (const name of titles) {
    const section = within(main).getByRole('region', { name })
    expect(section.querySelectorAll('details').length).toBeGreaterThanOrEqual(5)
  }
})

test('F3 at first all questions are closed', async () => {
  await visit('/faq')
  expect(document.querySelectorAll('main details[open]')).toHaveLength(0)
})

test('F3 opening a question closes the others of its section only', async () => {
  const { user } = await visit('/faq')
  await user.click(summary('What is agritourism?'))
  expect(question('What is agritourism?').open).toBe(true)
  await user.click(summary('When are you open?'))
  await waitFor(() => expect(question('What is agritourism?').open).toBe(false))
  expect(question('When are you open?').open).toBe(true)
  await user.click(summary('How do I book?'))
  await waitFor(() => expect(question('How do I book?').open).toBe(true))
  expect(question('When are you open?').open).toBe(true)
})

test('F3 a second click closes the question', async () => {
  const { user } = await visit('/faq')
  await user.click(summary('May I bring my pet?'))
  expect(question('May I bring my pet?').open).toBe(true)
  await user.click(summary('May I bring my pet?'))
  expect(question('May I bring my pet?').open).toBe(false)
})

test('F3 without JavaScript the browser keeps one question open in each section', async () => {
  await visit('/faq')
  const groups = screen
    .getAllByRole('region')
    .map((section) =>
      [...section.querySelectorAll('details')].map((details) => details.getAttribute('name')),
    )
    .filter((names) => names.length > 0)
    .map((names) => new Set(names))
  expect(groups).toHaveLength(5)
  for (const names of groups) expect(names.size).toBe(1)
  const all = groups.flatMap((names) => [...names])
  expect(all).not.toContain(null)
  expect(new Set(all).size).toBe(5)
})

test('F4 the closing note is below the questions', async () => {
  await visit('/faq')
  expect(
    screen.getByText(
      'These FAQs are designed to help you plan a seamless, enriching visit. See you on the farm!',
    ),
  ).toBeVisible()
})

test('F5 the opening hours are shown', async () => {
  await visit('/faq')
  const answer = question('When are you open?')
  expect(answer).toHaveTextContent('year-round: 9 AM-5 PM Monday to Friday, and 9 AM-3 PM Saturday')
})

test('F6 the answer on booking links to a WhatsApp draft and the phone number', async () => {
  const { user } = await visit('/faq')
  await user.click(summary('How do I book?'))
  const answer = within(question('How do I book?'))
  const online = answer.getByRole('link', { name: /^Book a Tour/ })
  expect(online).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/254700000000\?/))
  expect(online).toHaveAttribute('target', '_blank')
  expect(answer.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    'tel:+254700000000',
  )
})

test('F8 the answer on cancelling links to the guidelines', async () => {
  const { user, address } = await visit('/faq')
  await user.click(summary('What if I have to cancel?'))
  const answer = within(question('What if I have to cancel?'))
  await user.click(answer.getByRole('link', { name: 'cancellation guidelines' }))
  expect(address()).toBe('/blog#cancellation')
  expect(screen.getByRole('heading', { name: 'Trip Cancellation Guidelines' })).toBeVisible()
})

test('F9 a form on another site opens in a new tab', async () => {
  const { user } = await visit('/faq')
  await user.click(summary('May I take pictures?'))
  const link = within(question('May I take pictures?')).getByRole('link', {
    name: /^image consent/,
  })
  expect(link).toHaveAttribute('href', site.imageConsentForm)
  expect(link).toHaveAttribute('target', '_blank')
})
