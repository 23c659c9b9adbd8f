import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { groupDiscount } from '../../../src/content/group-discount'
import { footerCompany, mainMenu } from '../../../src/content/navigation'
import {
  partnerKinds,
  pictureQuestion,
  teamQuestions,
  tradeQuestions,
} from '../../../src/content/partner-questions'
import { aboutStats } from '../../../src/content/stats'
import { site } from '../../../src/content/site'
import { tours } from '../../../src/content/tours'
import { plainTitle } from '../../../src/lib/tour-title'
import { visit } from '../../render'
import { draftOf } from '../drafts'

afterEach(() => vi.restoreAllMocks())

const section = (name: string) => screen.getByRole('region', { name })
const team = () => section('Plan a day for your team')
const trade = () => section('Ask for rates')

test('V35 the discount is that of the FAQ, which is the specified one', async () => {
  expect(groupDiscount).toMatchObject({ percent: 10, from: 10 })
  await visit('/partners')
  expect(within(team()).getByText(/10% off for groups of 10\+ people/)).toBeVisible()
  expect(within(team()).getByRole('link', { name: 'More in the FAQ' })).toHaveAttribute(
    'href',
    '/faq#q-group-discount',
  )
})

test('V35 a number of people is answered with discount and tours, and no price', async () => {
  const { user } = await visit('/partners')
  const field = within(team()).getByRole('textbox', { name: /^People/ })
  const answer = within(team()).getByText(
    (_text, element) =>
      element?.tagName === 'OUTPUT' && element.classList.contains('whitespace-pre-line'),
  )
  await user.type(field, '9')
  expect(answer).toHaveTextContent('9 people: the group discount of 10% begins at 10 people.')
  expect(draftOf(/^Open in/, team())).not.toContain('discount:')
  await user.clear(field)
  await user.type(field, '160')
  expect(answer).toHaveTextContent('160 people: the group discount of 10% applies.')
  expect(answer).toHaveTextContent('Rural Farm Safari - Tea & Cheese, Wellness')
  expect(answer).not.toHaveTextContent('Pig Farm')
  expect(draftOf(/^Open in/, team())).toContain(
    'People: 160\nGroup discount: 10% for groups of 10+ people (from your FAQ)',
  )
  await user.clear(field)
  expect(answer).toBeEmptyDOMElement()
  expect(screen.getByRole('main')).not.toHaveTextContent(/Ksh|KES|\$|€/)
})

test('V140 a number of people that cannot be is neither sent nor copied', async () => {
  const { user } = await visit('/partners')
  const field = within(team()).getByRole('textbox', { name: /^People/ })
  await user.type(field, '-3')
  await user.click(within(team()).getByRole('button', { name: 'Copy message' }))
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Enter a whole number of people, 1 or more.')
  expect(within(team()).queryByText('Message copied.')).toBeNull()
  expect(draftOf(/^Open in/, team())).not.toContain('People:')
  await user.clear(field)
  await user.type(field, '3')
  await user.click(within(team()).getByRole('button', { name: 'Copy message' }))
  expect(await within(team()).findByText('Message copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('People: 3')
})

test('V36 each message carries every question at first, and what is typed and left chosen', async () => {
  const { user } = await visit('/partners')
  for (const [part, groups] of [
    [team(), teamQuestions],
    [trade(), tradeQuestions],
  ] as const) {
    const all = groups.flatMap(({ questions }) => questions)
    for (const question of all) expect(draftOf(/^Open in/, part)).toContain(`- ${question}`)
    const [dropped = '', kept = ''] = all
    await user.click(within(part).getByRole('checkbox', { name: dropped }))
    await user.type(within(part).getByRole('textbox', { name: /^Company/ }), 'Acacia')
    for (const link of [/^Open in/, /^Open as mail/]) {
      expect(draftOf(link, part)).not.toContain(dropped)
      expect(draftOf(link, part)).toContain(`- ${kept}`)
      expect(draftOf(link, part)).toContain('Company: Acacia')
    }
  }
})

test('V36 a team may choose a tour; bookings go to one mailbox, the trade to that for partners', async () => {
  const { user } = await visit('/partners')
  await user.click(within(team()).getByRole('checkbox', { name: 'Goat Farm Tour' }))
  expect(draftOf(/^Open in/, team())).toContain('Tour: Goat Farm Tour')
  for (const [part, mailbox] of [
    [team(), site.bookingsEmail],
    [trade(), site.partnersEmail],
  ] as const) {
    expect(within(part).getByRole('link', { name: /^Open as mail/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`mailto:${mailbox}?`),
    )
  }
})

test('V122 V160 a team that a ticked tour does not take is told so, also in the list, and its message asks', async () => {
  const { user } = await visit('/partners')
  await user.click(within(team()).getByRole('checkbox', { name: 'Matatu Tourism' }))
  await user.type(within(team()).getByRole('textbox', { name: /^People/ }), '35')
  expect(
    within(team()).getByText(
      'Matatu Tourism takes up to 30 at once: your message asks for two groups.',
    ),
  ).toBeVisible()
  expect(within(team()).getByRole('checkbox', { name: 'Matatu Tourism (max 30)' })).toBeChecked()
  const message = draftOf(/^Open in/, team())
  expect(message).toContain('\n- Matatu Tourism: can 35 people come in two groups?\n')
  expect(message).toContain('Tour: Matatu Tourism\n')
})

test('V123 farms and schools find a message to become partners, from home and about, too', async () => {
  const { user } = await visit('/partners')
  const part = section('Partner with us')
  expect(part).toHaveAttribute('id', 'partner')
  await user.selectOptions(within(part).getByRole('combobox'), 'A farm')
  await user.type(within(part).getByRole('textbox', { name: /^Place/ }), 'Limuru')
  expect(draftOf(/^Open as mail/, part)).toContain('We are: A farm\nPlace: Limuru\n')
  for (const page of ['/', '/about']) {
    cleanup()
    await visit(page)
    const link = within(screen.getByRole('main')).getByRole('link', {
      name: 'More ways to reach us',
    })
    expect(link).toHaveAttribute('href', '/partners#partner')
  }
})

test('V124 the tours that a travel company has kept are ticked, and it may tick others', async () => {
  const [kept = '', other = ''] = tours.map(({ title }) => plainTitle(title))
  window.localStorage.setItem('shamba-shortlist', JSON.stringify([tours[0]?.id]))
  try {
    const { user } = await visit('/partners')
    const box = (name: string) => within(trade()).getByRole('checkbox', { name })
    expect(box(kept)).toBeChecked()
    expect(box(other)).not.toBeChecked()
    await user.click(box(other))
    expect(draftOf(/^Open in/, trade())).toContain(`Tours:\n- ${kept}\n- ${other}\n`)
  } finally {
    window.localStorage.clear()
  }
})

test('V38 the tours for a team are those that count people, each with its group size', async () => {
  await visit('/partners')
  const list = section('Tours for a team')
  const shown = within(list).getAllByRole('link')
  const expected = tours.filter(({ participants }) => /^\d+-\d+$/.test(participants))
  expect(expected.length).toBeGreaterThan(0)
  const paths = shown.map((link) => link.getAttribute('href'))
  expect(new Set(paths)).toEqual(new Set(expected.map(({ slug }) => `/tours/${slug}`)))
  for (const { participants } of expected) {
    expect(list).toHaveTextContent(`${participants} people`)
  }
})

test('V39 V166 the travel trade finds brochure, every tour with its address, and rates on request', async () => {
  const { user } = await visit('/partners')
  const part = section('For travel companies')
  expect(part).toHaveTextContent(/Rates\s*On request/)
  expect(within(part).getByRole('link', { name: site.partnersEmail })).toBeVisible()
  expect(within(part).getByRole('link', { name: /^Download Brochure/ })).toBeVisible()
  await user.click(within(part).getByRole('button', { name: 'Copy the list' }))
  const copied = await navigator.clipboard.readText()
  const rows = within(part).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(tours.length)
  for (const [index, { slug, title, duration, location, participants }] of tours.entries()) {
    const url = `${site.origin}/tours/${slug}`
    for (const text of [duration, location, participants]) {
      expect(rows[index]).toHaveTextContent(text)
    }
    expect(within(part).getByRole('link', { name: plainTitle(title) })).toHaveAttribute(
      'href',
      `/tours/${slug}`,
    )
    expect(copied).toContain(`${plainTitle(title)}\n${duration} · ${location} · ${participants}`)
    expect(copied).toContain(`\n${url}`)
  }
  expect(within(part).getByText('List copied.')).toBeVisible()
})

test('V166 the list of tours is saved as a table', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:list'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await visit('/partners')
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  expect(click).toHaveBeenCalledOnce()
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines[0]).toContain('"Tour","Duration","Place","Group size","Page"')
  expect(lines).toHaveLength(tours.length + 1)
  expect(lines[1]).toContain(`"${site.origin}/tours/${tours[0]?.slug}"`)
})

test('V166 “Pictures and texts” leads to the form and ticks its question', async () => {
  const { user } = await visit('/partners')
  const box = within(trade()).getByRole('checkbox', { name: pictureQuestion })
  await user.click(box)
  expect(draftOf(/^Open in/, trade())).not.toContain(pictureQuestion)
  await user.click(screen.getByRole('link', { name: 'Ask us which you may use' }))
  expect(box).toBeChecked()
  expect(box).toHaveFocus()
  expect(draftOf(/^Open in/, trade())).toContain(pictureQuestion)
})

test('V167 what partners do today is what our figures say; what to propose is asked', async () => {
  const { user } = await visit('/partners')
  const part = section('Partner with us')
  const partners = aboutStats.find(({ label }) => label === 'Partner Farms')
  expect(part).toHaveTextContent(partners?.definition ?? 'The figure is missing.')
  for (const { kind, ask } of partnerKinds.filter((each) => each.ask)) {
    expect(within(part).getByText(kind, { selector: 'dt' })).toBeVisible()
    expect(ask).toMatch(/\?/)
    expect(within(part).getByText(ask)).toBeVisible()
  }
  const idea = within(part).getByRole('textbox', { name: /^What you have in mind/ })
  await user.type(idea, 'Tea walks{Enter}Twice a week')
  expect(draftOf(/^Open in/, part)).toContain('\n\nOur idea:\nTea walks\nTwice a week\n\n')
})

test('V37 the footer and the services lead to the page for teams, the menu does not', async () => {
  expect(footerCompany.items).toContainEqual({ name: 'Teams and Trade', href: '/partners' })
  expect(mainMenu.map(({ href }) => href)).not.toContain('/partners')
  await visit('/services')
  const link = within(screen.getByRole('main')).getByRole('link', {
    name: 'For teams and the travel trade',
  })
  expect(link).toHaveAttribute('href', '/partners')
})

test('V124 a tour that was kept since the page was seen is ticked; one that was unticked stays so', async () => {
  const [first = '', second = ''] = tours.map(({ title }) => plainTitle(title))
  const keep = (count: number) =>
    window.localStorage.setItem(
      'shamba-shortlist',
      JSON.stringify(tours.slice(0, count).map(({ id }) => id)),
    )
  const box = (name: string) => within(trade()).getByRole('checkbox', { name })
  try {
    const { unmount } = await visit('/partners')
    expect(box(first)).not.toBeChecked()
    unmount()
    keep(1)
    const { user, unmount: leave } = await visit('/partners')
    expect(box(first)).toBeChecked()
    await user.click(box(first))
    leave()
    keep(2)
    await visit('/partners')
    expect(box(first)).not.toBeChecked()
    expect(box(second)).toBeChecked()
  } finally {
    window.localStorage.clear()
  }
})
