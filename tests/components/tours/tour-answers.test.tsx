import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { TourDetails } from '../../../src/components/tours/tour-details'
import { site } from '../../../src/content/site'
import { visit } from '../../render'
import { explore, tour } from './dialog-steps'

vi.mock(import('../../../src/content/brochure'), async (original) => {
  const module = await original()
  return { ...module, brochure: { ...module.brochure, size: '0.9 MB' } }
})

/** The text of the chat message that a link of the dialog opens. */
function messageOf(dialog: HTMLElement, name: RegExp): string {
  const link = within(dialog).getByRole('link', { name })
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
}

test('V130 the details say how far the place is from Nairobi, and where it is on the map', async () => {
  const { dialog } = await explore()
  expect(dialog).toHaveTextContent('About 25 km north of Nairobi, in a straight line.')
  const link = within(dialog).getByRole('link', { name: 'See on the map' })
  expect(link).toHaveAttribute('href', '/map#place-githunguri')
})

test('V177 where transport is not included, the way can be asked for in the chat', async () => {
  const { dialog } = await explore()
  expect(messageOf(dialog, /^How do we get there\?/)).toContain(
    '- How do we get there: can you pick us up in Nairobi?',
  )
  cleanup()
  await visit('/tours/9-day-mixed-farming-safari')
  await screen.findByRole('dialog')
  expect(screen.queryByRole('link', { name: /^How do we get there/ })).toBeNull()
})

test('V177 a tour without best months has a link to ask for them, another has not', async () => {
  const { dialog } = await explore()
  expect(messageOf(dialog, /^Ask us which months are best/)).toContain(
    '- Which months are best to come?',
  )
  cleanup()
  render(
    <MemoryRouter>
      <TourDetails tour={{ ...tour, bestMonths: [1, 2] }} Title="h2" Description="div" />
    </MemoryRouter>,
  )
  expect(screen.queryByText('When to come')).toBeNull()
})

test('V131 a price on request and the questions that are open can be asked in the chat', async () => {
  const { dialog } = await explore()
  expect(messageOf(dialog, /^Price on request: ask us/)).toMatch(/price of Coffee & Dairy Tour/)
  const asked = messageOf(
    dialog,
    /^The times, the best months, toilets, getting there, children, paying, rain: ask us in one message/,
  )
  for (const question of ['start', 'months', 'toilets', 'get there', 'pay', 'rains'])
    expect(asked).toContain(question)
  cleanup()
  render(
    <MemoryRouter>
      <TourDetails
        tour={{ ...tour, toilets: 'yes', pickUp: 'Your hotel' }}
        Title="h2"
        Description="div"
      />
    </MemoryRouter>,
  )
  expect(
    screen.getByRole('link', {
      name: /^The times, the best months, children, paying, rain: ask us in one message/,
    }),
  ).toBeVisible()
})

test('V132 the title of an open tour is a heading of the first level', async () => {
  await visit('/tours/goat-farm-tour')
  await screen.findByRole('dialog')
  const names = screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)
  expect(names).toEqual([expect.stringContaining('Goat Farm Tour')])
})

test('V133 a tour for students leads to the page for schools, another does not', async () => {
  await visit('/tours/educational-stem-tours')
  const dialog = await screen.findByRole('dialog')
  const link = within(dialog).getByRole('link', { name: 'What a day looks like, for teachers' })
  expect(link).toHaveAttribute('href', '/schools')
  cleanup()
  const { dialog: other } = await explore()
  expect(other).not.toHaveTextContent('Planning for a class?')
})

test.each(['?category=Educational%20Tours', '?q=pupils', '?q=my%20class'])(
  'V133 /tours%s leads to the page for schools',
  async (query) => {
    await visit(`/tours${query}`)
    const link = screen.getByRole('link', { name: 'What a day looks like, for teachers' })
    expect(link).toHaveAttribute('href', '/schools')
  },
)

test('V133 the tile of the school tours keeps its link, and has one to the page for schools below', async () => {
  await visit('/services')
  const link = screen.getByRole('link', { name: 'What a day looks like, for teachers' })
  expect(link).toHaveAttribute('href', '/schools')
  expect(link.closest('li')).toHaveTextContent('School and Student Tours')
})

test('V134 the dialog says who hosts and leads to the page about them', async () => {
  const { dialog } = await explore()
  expect(dialog).toHaveTextContent(`${site.name}: ${site.description} ${site.phone}`)
  const link = within(dialog).getByRole('link', { name: 'Who we are' })
  expect(link).toHaveAttribute('href', '/about')
})

test('V134 V151 the details lead to the sheet of the tour, under a name that says it', async () => {
  const { dialog } = await explore()
  const link = within(dialog).getByRole('link', { name: 'This tour as a sheet (PDF)' })
  expect(link).toHaveAttribute('href', `/sheets/${tour.slug}.pdf`)
  expect(link).toHaveAttribute('download', `${site.name} ${tour.slug}.pdf`)
})

test('V150 the details do not deny the drive with which the itinerary begins', async () => {
  const { dialog } = await explore()
  expect(dialog).toHaveTextContent(
    'The programme begins with the journey from Nairobi. Transport is not listed among what is included: ask us how you will travel.',
  )
})

test('V143 the details say that fewer people can ask to join others, where that makes sense', async () => {
  const { dialog } = await explore()
  expect(messageOf(dialog, /^Ask to join others/)).toMatch(/may we join others on Coffee & Dairy/)
  cleanup()
  render(
    <MemoryRouter>
      <TourDetails
        tour={{ ...tour, participants: '15-50 students' }}
        Title="h2"
        Description="div"
      />
    </MemoryRouter>,
  )
  expect(screen.queryByRole('link', { name: /^Ask to join others/ })).toBeNull()
})

test('V143 a number of people that the list was filtered by stands in every question', async () => {
  window.history.replaceState(null, '', '/tours?people=1')
  try {
    const { dialog } = await explore()
    expect(messageOf(dialog, /^Ask to join others/)).toMatch(/can 1 person join others on Coffee/)
    expect(messageOf(dialog, /^Ask to join others/)).toContain('- What does it cost?')
    expect(messageOf(dialog, /^Price on request: ask us/)).toMatch(
      /the price for 1 person of Coffee/,
    )
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('V171 a number of people that the tour takes does not ask to join others', async () => {
  window.history.replaceState(null, '', '/tours?people=5')
  try {
    const { dialog } = await explore()
    expect(messageOf(dialog, /^Ask to join others/)).toMatch(/may we join others on Coffee/)
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('V174 Back from a page that a tour led to finds the tour where it was left', async () => {
  const { dialog, user, go } = await explore()
  const scroller = dialog.querySelector('[data-scroller]')
  if (!scroller) throw new Error('The details do not scroll.')
  fireEvent.scroll(scroller, { target: { scrollTop: 700 } })
  await user.click(within(dialog).getByRole('link', { name: 'What to bring' }))
  await screen.findByRole('searchbox', { name: 'Search the questions' })
  go(-1)
  const again = await screen.findByRole('dialog')
  expect(again.querySelector('[data-scroller]')?.scrollTop).toBe(700)
  cleanup()
  const { dialog: fresh } = await explore()
  expect(fresh.querySelector('[data-scroller]')?.scrollTop).toBe(0)
})

test('V174 the way back from the form leads to the same place, too', async () => {
  const { dialog, user } = await explore()
  const scroller = dialog.querySelector('[data-scroller]')
  if (!scroller) throw new Error('The details do not scroll.')
  fireEvent.scroll(scroller, { target: { scrollTop: 300 } })
  await user.click(within(dialog).getByRole('button', { name: 'Book Now' }))
  await user.click(within(dialog).getByRole('button', { name: 'Back' }))
  expect(dialog.querySelector('[data-scroller]')?.scrollTop).toBe(300)
})

test('V179 the one message about a tour says how many people come, and asks for the age of children', async () => {
  window.history.replaceState(null, '', '/tours?people=4')
  try {
    const { dialog } = await explore()
    const asked = messageOf(dialog, /ask us in one message/)
    expect(asked).toContain('\nWe are 4 people.\n')
    expect(asked).toContain('- From which age may children come?')
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('V179 the advice about ages leads to the question whether the tour suits a child', async () => {
  const { dialog } = await explore()
  expect(messageOf(dialog, /^ask us about this tour/)).toMatch(
    /Coffee & Dairy Tour.*\n- Does it suit our children\? Their ages: /,
  )
})

test('V181 on phones the name stands with the place, and the end says what, where and when', async () => {
  const { dialog } = await explore()
  expect(dialog).toHaveTextContent(`${site.name}Tours from ${site.place}`)
  const phone = within(dialog).getByRole('link', { name: site.phone })
  expect(phone).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)
  expect(phone.parentElement).toHaveTextContent('9 AM-5 PM Monday to Friday')
})
