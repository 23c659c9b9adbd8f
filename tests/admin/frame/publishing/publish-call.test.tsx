import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBrowserStubs } from '../../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../../support/fake-backend'
import { bar, findButton, findLine, openBar, pressPublish } from '../../support/publish-bar'
import { findToast, toastTitles } from '../../support/render-studio'
import {
  beginPublish,
  buildSite,
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

test('Y5 Publish sends what is live, waits for the site, records the outcome and shows it', async () => {
  site.changes = [changedTour]
  await pressPublish()
  await findLine(/^Publishing since/)
  expect(site.orders).toEqual([
    {
      allowShrink: false,
      kind: 'publish',
      live: {
        hash: 'on-site',
        items: ['tour:1=a', 'tour:2=b', 'tour:3=c', 'post:1=d', 'picture:1=e'],
        home: [1, 2, 3],
        redirects: {},
      },
    },
  ])
  buildSite()
  await findLine(/^Live since/)
  await findToast('Your changes are on the site')
  expect(seen('POST', 'rpc/finish_publish').map(({ body }) => body)).toEqual([
    { publish_id: 1, outcome: 'live' },
  ])
})

test('Y5 a publish that this window never saw in progress is recorded, but not announced', async () => {
  site.publishes = [publishRow(1, { at: minutesAgo(5) })]
  buildSite({ builtAt: minutesAgo(2) })
  await openBar()
  await findLine(/^Live since/)
  await waitFor(() => expect(seen('POST', 'rpc/finish_publish')).toHaveLength(1))
  expect(toastTitles()).toEqual([])
})

test('Y5 after a reload the publish is still shown in progress, and a failed build is announced', async () => {
  site.publishes = [publishRow(1, { at: minutesAgo(0) })]
  site.changes = [changedTour]
  await openBar()
  await findLine(/^Publishing since/)
  site.publishes = [
    publishRow(1, {
      status: 'failed',
      message: 'A picture is missing.',
      finished_at: minutesAgo(0),
    }),
  ]
  await findToast('Did not go live')
  await findLine('Did not go live')
  expect(document.body).toHaveTextContent(
    'A picture is missing. Visitors see the site as it was before.',
  )
  expect(await findButton('Publish')).toBeEnabled()
})

test.each([
  [{ state: 'joined', id: 1, hash: 'x', at: 'now' }, 'The site is being published already'],
  [{ state: 'unchanged', hash: 'x' }, 'Nothing to publish'],
])('Y5 shows the response %o', async (answer, title) => {
  site.changes = [changedTour]
  site.onPublish = () => HttpResponse.json(answer)
  await pressPublish()
  await findToast(title)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [{ code: 'not_admin', message: 'Only an admin may publish.' }, 403, 'Only an admin may publish.'],
  [{ code: 'hook_failed', message: 'The host says no.' }, 502, 'The host says no.'],
  [{ code: '42501', message: 'permission denied' }, 403, 'Your account may not do this.'],
  [{ message: 'upstream' }, 500, 'The server has a problem at the moment. Please try again later.'],
  ['a page of some proxy', 500, 'The server has a problem at the moment. Please try again later.'],
])(
  'Y5 a refused publish (%o) is announced and stays in the review',
  async (body, status, sentence) => {
    site.changes = [changedTour]
    site.onPublish = () =>
      typeof body === 'string'
        ? HttpResponse.html(body, { status })
        : HttpResponse.json(body, { status })
    const user = await pressPublish()
    const review = within(await screen.findByRole('dialog', { name: 'Publish' }))
    expect(await review.findByText('Failed to publish')).toBeVisible()
    expect(review.getByText(sentence)).toBeVisible()
    site.onPublish = beginPublish
    await user.click(review.getByRole('button', { name: 'Publish' }))
    expect(await review.findByText(/^Publishing since/)).toBeVisible()
    expect(review.queryByText('Failed to publish')).toBeNull()
  },
)

test('Z90 without a response both causes are named, and publishing can be retried', async () => {
  site.changes = [changedTour]
  site.onPublish = () => HttpResponse.error()
  const user = await pressPublish()
  const review = within(await screen.findByRole('dialog', { name: 'Publish' }))
  expect(
    await review.findByText(/the connection was lost, or Publish is not set up for this site/),
  ).toBeVisible()
  expect(review.queryByText('This site is published by hand')).toBeNull()
  site.onPublish = () => HttpResponse.json({ state: 'unchanged', hash: 'on-site' })
  await user.click(review.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Nothing to publish')).toBeVisible()
})

test.each<[string, () => Response]>([
  ['no function', () => HttpResponse.json({ code: 'NOT_FOUND', message: 'x' }, { status: 404 })],
  ['a static host', () => new HttpResponse(null, { status: 405 })],
  ['a response that is not from the function', () => HttpResponse.html('<p>Karibu</p>')],
  [
    'no hook',
    () => HttpResponse.json({ code: 'hook_missing', message: 'No hook.' }, { status: 503 }),
  ],
])('Y5 with %s publishing is manual, and the command can be copied', async (_, answer) => {
  site.changes = [changedTour]
  site.onPublish = answer
  const user = await pressPublish()
  const review = within(await screen.findByRole('dialog', { name: 'Publish' }))
  expect(await review.findByText('This site is published by hand')).toBeVisible()
  await user.click(review.getByRole('button', { name: 'Copy the command' }))
  expect(await navigator.clipboard.readText()).toBe('npm run content:pull')
  expect(await review.findByText('Copied')).toBeVisible()
  expect(toastTitles()).toEqual([])
})

test.each([
  ['in-tables', 'That publish includes everything that is saved.'],
  ['earlier', 'What was saved after it started needs another Publish.'],
])('Z85 Y5 another user’s publish with %s is described correctly', async (hash, sentence) => {
  site.changes = [changedTour]
  site.content = contentOf({ hash: 'in-tables' })
  site.onPublish = () => HttpResponse.json({ state: 'joined', id: 1, hash, at: 'now' })
  await pressPublish()
  await findToast('The site is being published already')
  expect(document.body).toHaveTextContent(sentence)
})

test('Z85 a publish that shows a withdrawn picture is refused, with a link to each use', async () => {
  site.changes = [changedTour]
  const use = { status: 'published', picture_url: '/images/a.jpg' }
  backend.procedures['withdrawn_uses'] = () => [
    { ...use, kind: 'tour', id: 3, title: 'Tour 3', places: ['cover', 'home', 'weather'] },
    { ...use, kind: 'post', id: 1, title: null, places: ['text'] },
    { ...use, kind: 'tour', id: 9, title: 'A draft', places: ['cover'], status: 'draft' },
  ]
  const message = 'Something published shows a picture whose consent was withdrawn.'
  site.onPublish = () => HttpResponse.json({ code: 'withdrawn', message }, { status: 409 })
  const user = await pressPublish()
  const review = within(await screen.findByRole('dialog', { name: 'Publish' }))
  expect(await review.findByText(message)).toBeVisible()
  const list = within(await review.findByRole('list', { name: 'Withdrawn pictures' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tour 3 as its picture, on the home page',
    'Untitled in its text',
  ])
  expect(list.getByRole('link', { name: 'Untitled' })).toHaveAttribute('href', '/admin/blog/1')
  // Once the pictures are replaced, the review says nothing of it any more.
  backend.procedures['withdrawn_uses'] = () => []
  await user.click(review.getByRole('button', { name: 'Close' }))
  await user.click(bar().getByRole('button', { name: /Review$/ }))
  const again = within(await screen.findByRole('dialog', { name: 'Publish' }))
  await waitFor(() => expect(again.queryByText(message)).toBeNull())
})

test('Y5 without a connection the message does not mention developers', async () => {
  site.changes = [changedTour]
  const user = await openBar()
  await findButton('Publish')
  site.onPublish = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return HttpResponse.error()
  }
  await user.click(await findButton('Publish'))
  await findToast('Failed to publish')
  expect(document.body).toHaveTextContent('Check your connection')
  expect(document.body).not.toHaveTextContent('content:pull')
})

test('Y5 nothing is sent while there are problems; the review lists them with links', async () => {
  const [first, ...others] = contentOf().tours
  site.content = contentOf({ tours: [{ id: 1, ...first, itinerary: [] }, ...others] })
  site.changes = [changedTour]
  const user = await pressPublish()
  const review = within(await screen.findByRole('dialog', { name: 'Publish' }))
  const heading = await review.findByRole('heading', {
    name: 'One problem must be fixed before you can publish',
  })
  expect(heading).toHaveFocus()
  expect(site.orders).toEqual([])
  const problems = () => within(review.getByRole('region', { name: 'Problems' }))
  expect(problems().getByRole('listitem')).toHaveTextContent(/^Tour 1: .*\.$/)
  await user.click(review.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(review.getByRole('heading', { name: /must be fixed/ })).toHaveFocus())
  await user.click(problems().getByRole('link', { name: 'Tour 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toBe('/admin/tours/1')
})

test('Y5 when the check fails an error is shown, and nothing is sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.use(
    http.post('*/rest/v1/rpc/published_content', () =>
      HttpResponse.json({ code: '42501' }, { status: 403 }),
    ),
  )
  site.changes = [changedTour]
  await pressPublish()
  const review = within(await screen.findByRole('dialog', { name: 'Publish' }))
  expect((await review.findAllByText('Your account may not do this.')).length).toBeGreaterThan(0)
  expect(site.orders).toEqual([])
})

test.each([
  ['Cancel', []],
  ['Publish anyway', [true]],
])('Y2 Y5 asks before a publish that removes more than half: %s', async (answer, sent) => {
  const ids = [1, 2, 3, 4]
  backend.manifest = manifestOf({
    items: [...ids.map((id) => `post:${id}=x`), 'tour:1=a', 'tour:2=b', 'tour:3=c'],
  })
  site.changes = [changedTour]
  const user = await pressPublish()
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Remove this much from the site?' }),
  )
  expect(question.getByText('Only 1 of the 4 blog posts would stay on the site.')).toBeVisible()
  expect(site.orders).toEqual([])
  await user.click(question.getByRole('button', { name: answer }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(site.orders.map(({ allowShrink }) => allowShrink)).toEqual(sent)
})

test('Y5 a double click publishes once', async () => {
  site.changes = [changedTour]
  await openBar()
  const button = await findButton('Publish')
  act(() => {
    button.click()
    button.click()
  })
  await findLine(/^Publishing since/)
  expect(site.orders).toHaveLength(1)
})
