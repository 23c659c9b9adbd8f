import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { footerCompany, mainMenu } from '../../../src/content/navigation'
import { cancellationSummary } from '../../../src/content/policy'
import { otherSchoolTours, schoolTours } from '../../../src/content/school-tours'
import { schoolQuestions } from '../../../src/content/schools'
import { site } from '../../../src/content/site'
import { tourAdvice } from '../../../src/content/tours-advice'
import { tours } from '../../../src/content/tours'
import { countsPeople, takesGroup } from '../../../src/lib/tour-group'
import { plainTitle } from '../../../src/lib/tour-title'
import { ParentConsent } from '../../../src/pages/schools/parent-consent'
import { visit } from '../../render'
import { draftOf } from '../drafts'

vi.mock(import('../../../src/content/school-sheet'), async (original) => {
  const { schoolSheet } = await original()
  return { schoolSheet: { ...schoolSheet, size: '0.1 MB' } }
})

afterEach(() => vi.restoreAllMocks())

const allQuestions = schoolQuestions.flatMap(({ questions }) => questions)

const askUs = () => screen.getByRole('region', { name: 'Ask us' })

test('V30 every educational tour is shown with its stations, group size and inclusions', async () => {
  await visit('/schools')
  const day = screen.getByRole('region', { name: 'The day' })
  const educational = tours.filter(({ category }) => category === 'Educational Tours')
  expect(educational.length).toBeGreaterThan(0)
  expect(schoolTours.map(({ slug }) => slug)).toEqual(educational.map(({ slug }) => slug))
  for (const { participants, itinerary, includes } of educational) {
    for (const text of [participants, ...itinerary, ...includes]) {
      expect(within(day).getAllByText(text).length).toBeGreaterThan(0)
    }
  }
})

test('V30 what to bring is the advice of the tours; adults and price are asked for', async () => {
  await visit('/schools')
  const bring = tourAdvice.find(({ question }) => question === 'q-bring')
  const before = screen.getByRole('region', { name: 'Before the visit' })
  expect(before).toHaveTextContent(bring?.text ?? 'The advice on what to bring is missing.')
  expect(before).toHaveTextContent('We publish no fixed number of adults per pupil. Ask us')
  expect(before).toHaveTextContent('prices are on request. Ask us with the number of pupils')
})

test('V31 the message carries every question at first, and what is typed and left chosen', async () => {
  const { user } = await visit('/schools')
  for (const question of allQuestions) expect(draftOf(/^Open in/, askUs())).toContain(question)

  const [dropped = '', kept = ''] = allQuestions
  await user.click(screen.getByRole('checkbox', { name: dropped }))
  await user.type(screen.getByRole('textbox', { name: /^Pupils/ }), '60')
  for (const link of [/^Open in/, /^Open as mail/]) {
    const draft = draftOf(link, askUs())
    expect(draft).not.toContain(dropped)
    expect(draft).toContain(`- ${kept}`)
    expect(draft).toContain('Pupils: 60')
  }
})

test('V120 V154 a class that is too large is told so, its message asks for two groups, and other tours are named', async () => {
  const { user } = await visit('/schools')
  await user.type(screen.getByRole('textbox', { name: /^Pupils/ }), '60')
  const note = 'Takes up to 50 at once: your message asks for two groups.'
  expect(within(askUs()).getByText(note)).toBeVisible()
  expect(draftOf(/^Open in/, askUs())).toContain('\n- Can 60 pupils come in two groups?\n')
  const fitting = tours.filter(
    ({ participants, duration, slug }) =>
      countsPeople(participants) &&
      takesGroup(participants, 60) &&
      /^(?:1|half) day$/i.test(duration) &&
      slug !== 'ngong-adrenaline-rush',
  )
  expect(fitting.length).toBeGreaterThan(0)
  const offered = within(askUs()).getAllByRole('button', { name: /Tour|Visit|Farm|Experience/ })
  expect(offered.map((button) => button.textContent)).toEqual(
    fitting.map(({ title }) => plainTitle(title)),
  )
  for (const { title, duration, location } of fitting) {
    const button = within(askUs()).getByRole('button', { name: plainTitle(title) })
    expect(button.parentElement).toHaveTextContent(`${plainTitle(title)} ${duration}, ${location}`)
  }
  const [other] = fitting
  await user.click(within(askUs()).getByRole('button', { name: plainTitle(other?.title ?? '') }))
  expect(within(askUs()).getByRole('combobox', { name: /^Tour/ })).toHaveFocus()
  expect(within(askUs()).queryByText(note)).toBeNull()
  expect(draftOf(/^Open in/, askUs())).toContain(`Tour: ${plainTitle(other?.title ?? '')}\n`)
})

test('V120 the number of pupils may come with the address', async () => {
  window.history.replaceState(null, '', '/schools?people=60')
  try {
    await visit('/schools?people=60')
    expect(screen.getByRole('textbox', { name: /^Pupils/ })).toHaveValue('60')
    expect(draftOf(/^Open in/, askUs())).toContain('Pupils: 60')
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('V120 a tour for people counts the adults of a class, too', async () => {
  const { user } = await visit('/schools')
  await user.type(screen.getByRole('textbox', { name: /^Pupils/ }), '88')
  await user.click(within(askUs()).getByRole('button', { name: 'Goat Farm Tour' }))
  expect(draftOf(/^Open in/, askUs())).not.toContain('two groups')
  await user.type(screen.getByRole('textbox', { name: /^Adults/ }), '8')
  expect(draftOf(/^Open in/, askUs())).toContain('- Can 96 people come in two groups?')
})

test('V142 what was typed and ticked is still there when the page comes back', async () => {
  const { user, unmount } = await visit('/schools')
  const [dropped = ''] = allQuestions
  await user.click(screen.getByRole('checkbox', { name: dropped }))
  await user.type(screen.getByRole('textbox', { name: /^School/ }), 'Green Hill')
  await user.type(screen.getByRole('textbox', { name: /^Pupils/ }), '60')
  await user.click(within(askUs()).getByRole('button', { name: 'Goat Farm Tour' }))
  unmount()
  await visit('/schools')
  expect(screen.getByRole('textbox', { name: /^School/ })).toHaveValue('Green Hill')
  expect(screen.getByRole('checkbox', { name: dropped })).not.toBeChecked()
  const draft = draftOf(/^Open in/, askUs())
  expect(draft).toContain('School: Green Hill\nPupils: 60\n')
  expect(draft).toContain('Tour: Goat Farm Tour\n')
  expect(draft).not.toContain(dropped)
})

test('V144 the letter asks for groups, and names the page of the chosen tour', async () => {
  const { user } = await visit('/schools')
  await user.type(screen.getByRole('textbox', { name: /^Pupils/ }), '60')
  const section = screen.getByRole('region', { name: 'For your head teacher' })
  expect(draftOf(/^Open in/, section)).toContain(
    'The tour takes up to 50 at once, so I will ask for two groups.',
  )
  await user.click(within(askUs()).getByRole('button', { name: 'Goat Farm Tour' }))
  const letter = draftOf(/^Open in/, section)
  expect(letter).not.toContain('two groups')
  expect(letter).toContain(`The tour: ${site.origin}/tours/goat-farm-tour\n`)
  const goats = tours.find(({ slug }) => slug === 'goat-farm-tour')
  expect(letter).toContain(`- ${goats?.itinerary[0] ?? 'no programme'}`)
  expect(letter).toContain(`What they say to schools: ${site.origin}/schools`)
})

test('V121 what was typed stands in the letter to the head teacher, too', async () => {
  const { user } = await visit('/schools')
  await user.type(screen.getByRole('textbox', { name: /^Pupils/ }), '40')
  fireEvent.change(screen.getByLabelText(/^Preferred date/), { target: { value: '2999-01-31' } })
  const section = screen.getByRole('region', { name: 'For your head teacher' })
  expect(draftOf(/^Open in/, section)).toContain(
    'Pupils: 40\nPreferred date: Thursday, January 31, 2999\n',
  )
})

test('V111 a past date stands in no message and is refused when the message is opened', async () => {
  await visit('/schools')
  const date = screen.getByLabelText(/^Preferred date/)
  fireEvent.change(date, { target: { value: '2020-02-29' } })
  expect(draftOf(/^Open in/, askUs())).not.toContain('2020')
  const link = within(askUs()).getByRole('link', { name: /^Open in/ })
  expect(fireEvent.click(link)).toBe(false)
  expect(date).toHaveFocus()
  expect(date).toHaveAccessibleDescription(/^This date has passed\./)
})

test('V113 without a connection a message is not opened in the chat', async () => {
  await visit('/schools')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const link = within(askUs()).getByRole('link', { name: /^Open in/ })
  expect(fireEvent.click(link)).toBe(false)
  expect(within(askUs()).getByText(/^You seem to be offline\./)).toBeVisible()
})

test('V31 the message goes to the operator', async () => {
  await visit('/schools')
  const chat = within(askUs()).getByRole('link', { name: /^Open in/ })
  expect(chat).toHaveAttribute('href', expect.stringContaining('https://wa.me/254700000000?'))
  const mail = within(askUs()).getByRole('link', { name: /^Open as mail/ })
  expect(mail).toHaveAttribute('href', expect.stringContaining(`mailto:${site.bookingsEmail}?`))
})

test('V32 the message to the head teacher has no recipient yet and can be copied', async () => {
  const { user } = await visit('/schools')
  const section = screen.getByRole('region', { name: 'For your head teacher' })
  const chat = within(section).getByRole('link', { name: /^Open in/ })
  expect(chat).toHaveAttribute('href', expect.stringContaining('https://wa.me/?text='))
  const mail = within(section).getByRole('link', { name: /^Open as mail/ })
  expect(mail).toHaveAttribute('href', expect.stringContaining('mailto:?subject='))
  await user.click(within(section).getByRole('button', { name: 'Copy message' }))
  expect(await navigator.clipboard.readText()).toBe(draftOf(/^Open in/, section))
  expect(within(section).getByText('Message copied.')).toBeVisible()
})

const choose = (user: UserEvent, title: string) =>
  user.selectOptions(within(askUs()).getByRole('combobox', { name: /^Tour/ }), title)

test('V153 day and sheet are those of the chosen tour, and of the tours for schools before', async () => {
  const { user } = await visit('/schools')
  const sheet = () => screen.getByRole('link', { name: /^Sheet to print/ })
  expect(sheet()).toHaveAttribute('href', '/school-visit.pdf')
  const day = screen.getByRole('region', { name: 'The day' })
  expect(within(day).getByRole('heading', { level: 3 })).toHaveTextContent('Educational STEM Tours')
  await choose(user, 'Goat Farm Tour')
  expect(within(day).getByRole('heading', { level: 3 })).toHaveTextContent('Goat Farm Tour')
  expect(day).toHaveTextContent('Feeding round and bottle time in the kid pen')
  expect(sheet()).toHaveAttribute('href', '/sheets/school-visit/goat-farm-tour.pdf')
  expect(sheet()).toHaveAttribute('download', `${site.name} school-visit goat-farm-tour.pdf`)
  expect(within(askUs()).getByRole('link', { name: 'the day' })).toHaveAttribute('href', '#day')
})

test('V153 every tour of the form has its sheet', async () => {
  await visit('/schools')
  const box = within(askUs()).getByRole('combobox', { name: /^Tour/ })
  expect(
    within(box)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value')),
  ).toEqual([...schoolTours, ...otherSchoolTours].map(({ title }) => title))
})

test('V155 the note for parents has date, numbers, programme and a reply slip, and can be copied', async () => {
  const { user } = await visit('/schools')
  await user.type(screen.getByRole('textbox', { name: /^Pupils/ }), '40')
  fireEvent.change(screen.getByLabelText(/^Preferred date/), { target: { value: '2999-01-31' } })
  await choose(user, 'Goat Farm Tour')
  const section = screen.getByRole('region', { name: 'For parents' })
  const note = draftOf(/^Open in/, section)
  expect(note).toContain('Pupils: 40\nDate: Thursday, January 31, 2999\n')
  expect(note).toContain('- Feeding round and bottle time in the kid pen')
  expect(note).toContain('What to bring: ')
  expect(note).toMatch(
    /Reply slip\n[^]*Name of the child: \.+[^]*Signature of a parent or guardian/,
  )
  await user.click(within(section).getByRole('button', { name: 'Copy message' }))
  expect(await navigator.clipboard.readText()).toBe(note)
})

test('V156 before the visit the page says way, published safety and cancellation of the chosen tour', async () => {
  const { user } = await visit('/schools')
  const before = screen.getByRole('region', { name: 'Before the visit' })
  expect(before).toHaveTextContent('Published for this tour:Arrival, safety rules and teams')
  expect(before).toHaveTextContent('Instruments and safety goggles')
  expect(before).toHaveTextContent('Transport is not among what is included.')
  expect(before).toHaveTextContent(cancellationSummary)
  await choose(user, 'Flower Farm Tour in Naivasha')
  expect(before).toHaveTextContent('For the Flower Farm Tour in Naivasha, which you chose')
  expect(before).toHaveTextContent('The programme begins with the drive from Nairobi.')
  expect(before).toHaveTextContent('Overalls and shoe covers for the greenhouses')
})

test('V157 links lead to the sections, and the discount is stated as a fact', async () => {
  await visit('/schools')
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  )
  expect(links.map((link) => link.textContent)).toEqual([
    'The day',
    'Before the visit',
    'Ask us',
    'Head teacher',
    'Parents',
  ])
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('SECTION')
  }
  const before = screen.getByRole('region', { name: 'Before the visit' })
  expect(before).toHaveTextContent('PriceGroups of 10 or more get 10% off; prices are on request.')
  expect(before).not.toHaveTextContent('Yes:')
})

test('V34 the consent form is linked only where there is one', () => {
  const { unmount } = render(<ParentConsent form="https://example.org/form" />)
  expect(screen.getByRole('link', { name: /^Image Consent Form/ })).toHaveAttribute(
    'href',
    'https://example.org/form',
  )
  unmount()
  render(<ParentConsent form="" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/your school’s own letter/)).toBeVisible()
})

test('V37 the footer and the services lead to the page, the menu does not', async () => {
  expect(footerCompany.items).toContainEqual({ name: 'Schools', href: '/schools' })
  expect(mainMenu.map(({ href }) => href)).not.toContain('/schools')
  await visit('/services')
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'For schools' })
  expect(link).toHaveAttribute('href', '/schools')
})

test('V142 a number of pupils that was corrected since it came with the address stays', async () => {
  window.history.replaceState(null, '', '/schools?people=60')
  try {
    const { user, unmount } = await visit('/schools?people=60')
    const pupils = () => screen.getByRole('textbox', { name: /^Pupils/ })
    await user.clear(pupils())
    await user.type(pupils(), '45')
    unmount()
    await visit('/schools?people=60')
    expect(pupils()).toHaveValue('45')
    cleanup()
    window.history.replaceState(null, '', '/schools?people=30')
    await visit('/schools?people=30')
    expect(pupils()).toHaveValue('30')
  } finally {
    window.history.replaceState(null, '', '/')
  }
})
