import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { footerCompany, mainMenu } from '../../../src/content/navigation'
import { schoolTours } from '../../../src/content/school-tours'
import { schoolQuestions } from '../../../src/content/schools'
import { site } from '../../../src/content/site'
import { tourAdvice } from '../../../src/content/tours-advice'
import { tours } from '../../../src/content/tours'
import { ParentConsent } from '../../../src/pages/schools/parent-consent'
import { visit } from '../../render'
import { draftOf } from '../drafts'

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
  expect(before).toHaveTextContent('On request')
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
  expect(within(askUs()).getByText(/This tour takes 15-50 students/)).toBeVisible()
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
