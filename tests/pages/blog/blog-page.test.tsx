import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles } from '../../../src/content/articles'
import { site } from '../../../src/content/site'
import { longDate } from '../../../src/lib/format'
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
  expect(document.title).toBe(`Farm Stories & Insights | ${site.name}`)
})

function cards(): HTMLElement[] {
  return screen.getAllByRole('article')
}

function cardOf(title: string): HTMLElement {
  const card = cards().find((candidate) =>
    within(candidate).queryByRole('heading', { name: title }),
  )
  if (!card) throw new Error(`There is no card of ${title}.`)
  return card
}

test('B2 R6 the five articles in their order', async () => {
  await visit('/blog')
  const titles = cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent)
  expect(titles).toEqual(articles.map(({ title }) => title))
})

test.each(articles)('B2 B4 B5 the card of $slug shows its six parts', async (article) => {
  await visit('/blog')
  const card = within(cardOf(article.title))
  expect(card.getByRole('img', { name: article.imageAlt })).toHaveAttribute('src', article.image)
  expect(card.getByText(article.category)).toBeVisible()
  expect(card.getByText(longDate(article.date))).toBeVisible()
  expect(card.getByText(`${article.readMinutes} min read`)).toBeVisible()
  expect(card.getByText(article.excerpt)).toBeVisible()
  const link = card.getByRole('link', { name: `Read More about ${article.title}` })
  expect(link).toHaveAttribute('href', `/blog/${article.slug}`)
})

test('B24 the date of a card is machine-readable', async () => {
  await visit('/blog')
  const time = within(cardOf(articles[0]?.title ?? '')).getByText('November 3, 2026')
  expect(time.tagName).toBe('TIME')
  expect(time).toHaveAttribute('datetime', '2026-11-03')
})

test('B2 Read More opens the article', async () => {
  const { user, address } = await visit('/blog')
  await user.click(screen.getByRole('link', { name: /^Read More about Embrace the Bleat/ }))
  expect(address()).toBe('/blog/embrace-the-bleat-goat-farming')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Embrace the Bleat/)
})

test('B6 the guidelines are in the section with the linked id', async () => {
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

test('B12 trips are cancelled by phone or by email to the bookings address', async () => {
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

test('B13 the call to action links to the tours', async () => {
  const { user, address } = await visit('/blog')
  await user.click(screen.getByRole('link', { name: 'Explore Our Tours' }))
  expect(address()).toBe('/tours')
})
