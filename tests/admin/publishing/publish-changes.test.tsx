import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, seen, storeSession, useFakeBackend } from '../support/fake-backend'
import { contentOf, publishRow, site, useFakeSite } from '../support/fake-site'
import { expectConsoleErrors, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => storeSession(adminId))

test('Z82 a publish names what it added, changed and removed, and reads it only on request', async () => {
  const { tours, blog_posts, gallery_images } = contentOf()
  const [first, second, third] = tours
  const facts = [{ id: 1, value: { name: 'Goats and Co' } }]
  const earlier = contentOf({ site_facts: [{ id: 1, value: { name: 'Goats' } }] })
  backend.tables['publishes'] = [
    { id: 1, content: { ...earlier, tours: [first, second, third] } },
    {
      id: 2,
      content: {
        ...earlier,
        tours: [third, { ...first, title: 'Goats at dawn' }, { ...second, new_column: null }],
        blog_posts: [],
        gallery_images: [...gallery_images, { id: 99, title: 'Rain' }],
        site_facts: facts,
      },
    },
  ]
  site.publishes = [
    publishRow(2, { status: 'live', content_hash: 'b', live_hash: 'a' }),
    publishRow(1, { status: 'live', content_hash: 'a' }),
  ]
  const { user } = openStudio('/admin/publish')
  const button = await screen.findByRole('button', { name: 'Show what changed: publish 2' })
  expect(screen.queryByRole('button', { name: /what changed: publish 1/ })).toBeNull()
  expect(seen('GET', 'publishes')).toEqual([])
  await user.click(button)
  const list = await screen.findByRole('list', { name: 'What publish 2 changed' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Goats at dawn (Tour) changed',
    `${String(blog_posts[0]?.['title'])} (Blog post) removed`,
    'Rain (Gallery image) added',
    'Company (Facts of the site) changed',
  ])
  await user.click(screen.getByRole('button', { name: 'Hide what changed: publish 2' }))
  expect(screen.queryByRole('list', { name: 'What publish 2 changed' })).toBeNull()
})

test('Z82 a publish that changed no entry says so, and a failed comparison can be repeated', async () => {
  site.publishes = [
    publishRow(2, {
      status: 'live',
      content_hash: 'b',
      live_hash: 'a',
      counts: { added: 0, changed: 0, removed: 0 },
    }),
    publishRow(1, { status: 'live', content_hash: 'a' }),
  ]
  backend.tables['publishes'] = []
  expectConsoleErrors()
  const { user } = openStudio('/admin/publish')
  await user.click(await screen.findByRole('button', { name: 'Show what changed: publish 2' }))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  backend.tables['publishes'] = [1, 2].map((id) => ({ id, content: contentOf() }))
  await user.click(retry)
  expect(await screen.findByText('Only the order, the home page or addresses.')).toBeVisible()
})

test('Z82 a publish says how much of what it changed is no longer kept by name', async () => {
  site.publishes = [
    publishRow(2, {
      status: 'live',
      content_hash: 'b',
      live_hash: 'a',
      counts: { added: 0, changed: 0, removed: 1 },
    }),
    publishRow(1, { status: 'live', content_hash: 'a' }),
  ]
  backend.tables['publishes'] = [1, 2].map((id) => ({ id, content: contentOf() }))
  const { user } = openStudio('/admin/publish')
  await user.click(await screen.findByRole('button', { name: 'Show what changed: publish 2' }))
  expect(await screen.findByText(/^1 more cannot be named: pictures/)).toBeVisible()
  expect(screen.queryByText('Only the order, the home page or addresses.')).toBeNull()
})
