import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { faqSections } from '../../../src/content/faq'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

const items = faqSections.flatMap((section) => section.questions)

function allDetails(): HTMLDetailsElement[] {
  return [...screen.getByRole('main').querySelectorAll('details')]
}

function openQuestions(): string[] {
  return allDetails()
    .filter((details) => details.open)
    .map((details) => within(details).getByRole('heading', { level: 3 }).textContent)
}

function shownQuestions(): string[] {
  return allDetails()
    .filter((details) => !details.hidden)
    .map((details) => details.querySelector('h3')?.textContent ?? '')
}

const searchField = () => screen.getByRole('searchbox', { name: 'Search the questions' })

test('F10 /faq#q-pets opens its question on arrival', async () => {
  await visit('/faq#q-pets')
  expect(openQuestions()).toEqual(['May I bring my pet?'])
  expect(screen.getByText('May I bring my pet?').closest('summary')).toHaveFocus()
})

test('F10 going back to a URL with a question opens it', async () => {
  const { go } = await visit(['/faq#q-bring', '/about'])
  go(-1)
  await waitFor(() => expect(openQuestions()).toEqual(['What should I bring?']))
})

test('F10 when the question in the URL changes, the new one opens', async () => {
  const { go } = await visit(['/faq#q-hours', '/faq#q-pets'])
  expect(openQuestions()).toEqual(['May I bring my pet?'])
  go(-1)
  await waitFor(() => expect(openQuestions()).toContain('When are you open?'))
})

test.each(['#<img>', '#%E0%A4%A', '#q-pets"]', '#q-nothing', '#constructor', '#', '#main'])(
  'F10 R15 the hash %s opens nothing and breaks nothing',
  async (hash) => {
    await visit(`/faq${hash}`)
    expect(openQuestions()).toEqual([])
  },
)

test('F10 every question has a link that updates the URL and is copied', async () => {
  const { user, address } = await visit('/faq')
  await user.click(screen.getByText('May I bring my pet?'))
  await user.click(screen.getByRole('link', { name: /^Link to this question: May I bring my pet/ }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/faq#q-pets`)
  expect(address()).toBe('/faq#q-pets')
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(openQuestions()).toEqual(['May I bring my pet?'])
})

test('F10 where the browser refuses to copy, the toast says where to find the link', async () => {
  const { user, address } = await visit('/faq')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByText('May I bring my pet?'))
  await user.click(screen.getByRole('link', { name: /^Link to this question: May I bring my pet/ }))
  expect(await screen.findByText(/is in the address bar/)).toBeVisible()
  expect(address()).toBe('/faq#q-pets')
})

test('F10 the search shows the matching questions, closed, and their number', async () => {
  const { user } = await visit('/faq')
  await user.type(searchField(), 'dog')
  expect(shownQuestions()).toEqual(['May I bring my pet?'])
  expect(openQuestions()).toEqual([])
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    `1 of ${items.length} questions matches.`,
  )
  expect(screen.queryByRole('region', { name: 'General Information' })).not.toBeInTheDocument()
  await user.clear(searchField())
  expect(shownQuestions()).toHaveLength(items.length)
})

test('F10 a search without a match offers to ask and to show all questions', async () => {
  const { user } = await visit('/faq')
  await user.type(searchField(), 'elephants')
  expect(shownQuestions()).toEqual([])
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    'No questions match your search.',
  )
  expect(screen.getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/254700000000\?text=/),
  )
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/#contact')
  await user.click(screen.getByRole('button', { name: 'Show all questions' }))
  expect(shownQuestions()).toHaveLength(items.length)
  expect(searchField()).toHaveValue('')
})

test('F10 the offer to ask is shown once, also when nothing is found', async () => {
  const { user } = await visit('/faq')
  const card = screen.getByRole('complementary', { name: 'Still have a question?' })
  expect(within(card).getByRole('link', { name: /^Ask on WhatsApp/ })).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/#contact',
  )
  await user.type(searchField(), 'elephants')
  expect(screen.getAllByRole('link', { name: /^Ask on WhatsApp/ })).toHaveLength(1)
})

test('F10 markup in the search is text and is not rendered', async () => {
  const { user } = await visit('/faq')
  await user.click(searchField())
  await user.paste('<img src=x onerror=alert(1)>')
  expect(screen.getByRole('main').querySelector('img')).toBeNull()
  expect(screen.getByRole('main')).not.toHaveTextContent('onerror')
})

test('F10 a URL with a question that the search hides clears the search', async () => {
  const { user, go } = await visit(['/faq#q-pets', '/faq'])
  await user.type(searchField(), 'sunscreen')
  expect(shownQuestions()).toEqual(['What should I bring?'])
  go(-1)
  await waitFor(() => expect(openQuestions()).toEqual(['May I bring my pet?']))
  expect(shownQuestions()).toHaveLength(items.length)
  expect(searchField()).toHaveValue('')
})

test('F10 all answers open and close together, and the status says so', async () => {
  const { user } = await visit('/faq')
  await user.click(screen.getByRole('button', { name: 'Open all answers' }))
  expect(openQuestions()).toHaveLength(items.length)
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    'All answers are open',
  )
  expect(allDetails().every((details) => !details.hasAttribute('name'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Close all answers' }))
  expect(openQuestions()).toEqual([])
  expect(allDetails().every((details) => details.hasAttribute('name'))).toBe(true)
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    'Opening one closes the others',
  )
})

test('F3 F10 after all were opened, the next click restores one at a time', async () => {
  const { user } = await visit('/faq')
  await user.click(screen.getByRole('button', { name: 'Open all answers' }))
  await user.click(screen.getByText('What is agritourism?'))
  expect(openQuestions()).toHaveLength(items.length - 1)
  await user.click(screen.getByText('What is agritourism?'))
  const general = within(screen.getByRole('region', { name: 'General Information' }))
  const others = general.getAllByRole('heading', { level: 3 }).slice(1)
  await waitFor(() => {
    for (const heading of others) expect(heading.closest('details')?.open).toBe(false)
  })
  expect(openQuestions()).toContain('What is agritourism?')
  expect(openQuestions()).toContain('May I bring my pet?')
})

test('F10 all answers close even if they were opened one by one', async () => {
  const { user } = await visit('/faq')
  await user.click(screen.getByText('What is agritourism?'))
  await user.click(screen.getByText('May I bring my pet?'))
  await user.click(screen.getByRole('button', { name: 'Close all answers' }))
  expect(openQuestions()).toEqual([])
})

test('F11 the answers of closed questions are in details elements, where find in page finds them', async () => {
  await visit('/faq')
  const details = allDetails()
  expect(details).toHaveLength(items.length)
  expect(details.map(({ open }) => open)).not.toContain(true)
  for (const [index, { answer }] of items.entries()) {
    const text = answer.map((part) => (typeof part === 'string' ? part : part.name)).join('')
    expect(details[index]?.textContent).toContain(text.trim().slice(0, 40))
  }
  expect(document.body.textContent).toContain(site.businessEmail)
})

test('V178 every answer that says to ask us has a link with the question', async () => {
  const { user } = await visit('/faq')
  await user.click(screen.getByRole('button', { name: 'Open all answers' }))
  const asking = allDetails().filter((details) =>
    /\bask us\b/i.test(details.querySelector('p')?.textContent ?? ''),
  )
  expect(asking.length).toBeGreaterThan(5)
  for (const details of asking) {
    const link = within(details).getByRole('link', { name: /^Ask this on WhatsApp/ })
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
    expect(text).toContain(within(details).getByRole('heading', { level: 3 }).textContent)
  }
  expect(screen.getAllByRole('link', { name: /^Ask this on WhatsApp/ })).toHaveLength(asking.length)
})

test('F10 the link to a question that the search has found keeps the search', async () => {
  const { user } = await visit('/faq')
  const search = screen.getByRole('searchbox', { name: 'Search the questions' })
  await user.type(search, 'pets')
  await user.click(screen.getByRole('link', { name: /^Link to this question: May I bring my pet/ }))
  expect(search).toHaveValue('pets')
})
