import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../../support/browser-stubs'
import { adminId, backend, server, storeSession, useFakeBackend } from '../../support/fake-backend'
import { expectConsoleErrors, findPage, openStudio } from '../../support/render-studio'
import {
  changedTour,
  contentOf,
  manifestOf,
  minutesAgo,
  publishRow,
  site,
  useFakeSite,
} from '../../support/fake-site'

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => storeSession(adminId))

const change = (key: string, more: object) => ({ key, change: 'changed', ...more })

async function openReview(name: 'Review' | 'Details' = 'Review') {
  const { user } = openStudio('/admin')
  await findPage('Dashboard')
  const bar = within(screen.getByRole('region', { name: 'Publishing' }))
  await user.click(await bar.findByRole('button', { name: new RegExp(`${name}$`) }))
  const review = within(await screen.findByRole('dialog', { name: 'Publish' }))
  return { user, review }
}

test('Y5 Y6 the review lists added, changed and removed entries, with links', async () => {
  site.changes = [
    changedTour,
    change('post:1', {
      kind: 'post',
      id: 1,
      title: 'Post 1',
      change: 'added',
      status: 'published',
    }),
    change('picture:9', { kind: 'picture', id: 9, title: null, change: 'removed', status: null }),
    change('order:tour', { kind: 'order' }),
    change('home', { kind: 'home' }),
    change('redirects', { kind: 'redirects' }),
    change('withdrawn', { kind: 'withdrawn', change: 'removed' }),
    { key: 'from-the-future', kind: 'weather' },
  ]
  site.total = 207
  const { review } = await openReview()
  await review.findByRole('heading', { name: 'Not on the site yet' })
  const items = within(review.getByRole('region', { name: 'Not on the site yet' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/Show the fields.*/, ''))
  expect(items).toEqual([
    'Tour 1TourChanged',
    'Post 1Blog postNot on the site yet',
    'UntitledGallery imageWill be removed',
    'Order of the toursOrderChanged',
    'Tours of the home pageHome pageChanged',
    'Old addresses that lead to new onesAddressesChanged',
    'Files of pictures whose consent was withdrawnWithdrawnWill be removed',
  ])
  expect(review.getByText(/^and 200 more/)).toBeVisible()
  const toggles = review.getAllByRole('button', { name: /^Show the fields: / })
  const named = toggles.map((toggle) => toggle.textContent.replace('Show the fields: ', ''))
  expect(named).toEqual([
    'Tour 1',
    'Post 1',
    'Untitled',
    'Tours of the home page',
    expect.any(String),
  ])
  expect(review.getByRole('link', { name: 'Tour 1' })).toHaveAttribute('href', '/admin/tours/1')
  expect(review.getByRole('link', { name: 'Post 1' })).toHaveAttribute('href', '/admin/blog/1')
  expect(review.queryByRole('link', { name: 'Untitled' })).toBeNull()
})

test('Y5 each change expands to its fields, before and after', async () => {
  site.changes = [changedTour, change('home', { kind: 'home' })]
  const [first, ...others] = contentOf().tours
  site.content = contentOf({
    tours: [{ id: 1, ...first, title: 'Roses 🌹', duration: '2 days' }, ...others],
    home_featured: [3, 2, 1],
  })
  const { user, review } = await openReview()
  await user.click(await review.findByRole('button', { name: 'Show the fields: Tour 1' }))
  await review.findByRole('heading', { level: 4, name: 'Duration' })
  const headings = review.getAllByRole('heading', { level: 4 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Tour 1',
    'Title',
    'Duration',
    'Tours of the home page',
  ])
  const tourItem = review.getByRole('link', { name: 'Tour 1' }).closest('li')
  expect(tourItem).toHaveTextContent('BeforeTour 1AfterRoses 🌹')
  expect(tourItem).toHaveTextContent('Before1 dayAfter2 days')
  await user.click(review.getByRole('button', { name: 'Show the fields: Tours of the home page' }))
  const home = review
    .getByRole('button', { name: 'Hide the fields: Tours of the home page' })
    .closest('li')
  expect(home).toHaveTextContent(/BeforeTour 1\s*Tour 2\s*Tour 3AfterTour 3\s*Tour 2\s*Roses 🌹/)
})

test('Y5 without the site’s rows only the fields of the database are shown', async () => {
  site.snapshot = undefined
  site.changes = [changedTour]
  const { review } = await openReview()
  // The only change: its fields are shown at once.
  await review.findByRole('button', { name: 'Hide the fields: Tour 1' })
  expect(
    await review.findByText(
      'The site does not say what it was built from, so the fields cannot be compared.',
    ),
  ).toBeVisible()
  expect(review.queryByText('Before')).toBeNull()
})

test('Y5 a link to an unpublished entry is a warning that does not prevent a publish', async () => {
  site.changes = [changedTour]
  const [first, ...others] = contentOf().tours
  const full_description = '<p><a href="/blog/gone">Milk</a></p>'
  site.content = contentOf({ tours: [{ id: 1, ...first, full_description }, ...others] })
  const { user, review } = await openReview()
  const part = within(await review.findByRole('region', { name: 'Warnings' }))
  expect(part.getByRole('listitem')).toHaveTextContent(
    'Tour 1: The link to /blog/gone leads to a post that is not published: whoever follows it finds nothing there.',
  )
  expect(part.getByRole('link', { name: 'Tour 1' })).toHaveAttribute('href', '/admin/tours/1')
  expect(review.queryByRole('region', { name: 'Problems' })).toBeNull()
  await user.click(review.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(site.orders).toHaveLength(1))
})

test('Y5 the review shows what could not be read from the database or the site, and retries', async () => {
  expectConsoleErrors()
  backend.manifest = undefined
  server.use(
    http.post('*/rest/v1/rpc/published_content', () => new HttpResponse('{}', { status: 403 })),
  )
  const { user, review } = await openReview()
  expect(await review.findByText('What is published could not be checked')).toBeVisible()
  backend.manifest = manifestOf()
  await user.click(review.getByRole('button', { name: 'Check again' }))
  expect(await review.findByText('Everything is on the site')).toBeVisible()
})

test('Y2 Y5 shows when the site was built without the database', async () => {
  backend.manifest = manifestOf({ source: 'snapshot' })
  const { review } = await openReview('Details')
  expect(
    await review.findByText(/The last build of the site could not reach the database/),
  ).toBeVisible()
})

test('Z85 a failure shows its reason only until the content changes', async () => {
  const file = `gallery/${'goat'.repeat(30)}.webp`
  site.publishes = [
    publishRow(1, {
      status: 'failed',
      message: `Ghost: its file ${file} is not in the store.`,
      finished_at: minutesAgo(0),
      content_hash: 'with-ghost',
    }),
  ]
  site.changes = [changedTour]
  const waits = (hash: string) => () => ({ hash, total: 1, changes: [changedTour] })
  backend.procedures['waiting_changes'] = waits('with-ghost')
  const { review } = await openReview()
  expect(await review.findByText(/^Ghost: its file/)).toBeVisible()
  cleanup()
  backend.procedures['waiting_changes'] = waits('without-ghost')
  const later = await openReview()
  expect(await later.review.findByText(/has changed since/)).toBeVisible()
  expect(later.review.queryByText(/Ghost/)).toBeNull()
})

test.each<[string, () => void, string]>([
  ['there are no pending changes', () => {}, 'Everything that is saved is on the site.'],
  [
    'the site is being built',
    () => {
      site.publishes = [publishRow(1)]
      site.changes = [changedTour]
    },
    'You can publish again once the site is built.',
  ],
])('Z86 Publish is disabled with a reason while %s', async (_, arrange, reason) => {
  arrange()
  const { review } = await openReview('Details')
  const button = review.getByRole('button', { name: 'Publish' })
  await waitFor(() => expect(button).toBeDisabled())
  expect(button).toHaveAccessibleDescription(reason)
})

test.each<[string, () => void]>([
  [
    'changes wait',
    () => {
      site.changes = [changedTour]
    },
  ],
  [
    'the last publish failed',
    () => {
      site.publishes = [publishRow(1, { status: 'failed', finished_at: minutesAgo(0) })]
      site.changes = [changedTour]
    },
  ],
  [
    'the last publish is overdue',
    () => {
      site.publishes = [publishRow(1, { at: minutesAgo(16) })]
    },
  ],
])('Z86 Publish is enabled when %s', async (_, arrange) => {
  arrange()
  const { review } = await openReview()
  const button = review.getByRole('button', { name: 'Publish' })
  await waitFor(() => expect(button).toBeEnabled())
  expect(button).not.toHaveAccessibleDescription()
})

test('Y5 Escape closes the review and returns the focus', async () => {
  site.changes = [changedTour]
  const { user } = await openReview()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const bar = within(screen.getByRole('region', { name: 'Publishing' }))
  expect(bar.getByRole('button', { name: /Review$/ })).toHaveFocus()
})

test('Y7 the review links to the log of all publishes', async () => {
  const { user, review } = await openReview('Details')
  await user.click(review.getByRole('link', { name: 'All publishes' }))
  await findPage('Publishing')
  expect(screen.queryByRole('dialog')).toBeNull()
})
