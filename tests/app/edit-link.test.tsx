import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { articleCards } from '../../src/content/article-cards'
import { studioSessionKey } from '../../src/lib/storage'
import { tourCards } from '../../src/content/tour-cards'
import { visit } from '../render'

beforeEach(() => window.localStorage.clear())

const tour = tourCards[8]
const article = articleCards[1]
if (!tour || !article) throw new Error('The content has too few entries')

const link = () => screen.findByRole('link', { name: 'Edit this' })

test.each([
  [`/tours/${tour.slug}`, `/admin/tours/${tour.id}`],
  [`/blog/${article.slug}`, `/admin/blog/${article.id}`],
  ['/gallery?photo=3', '/admin/gallery?image=3'],
])('K76 with a session on the device %s leads to its editor', async (address, editor) => {
  window.localStorage.setItem(studioSessionKey, '{}')
  await visit(address)
  expect(await link()).toHaveAttribute('href', editor)
})

test('K76 the link is inside an open dialog, where the keyboard reaches it', async () => {
  window.localStorage.setItem(studioSessionKey, '{}')
  await visit(`/tours/${tour.slug}`)
  await link()
  const dialog = await screen.findByRole('dialog')
  await waitFor(() =>
    expect(dialog).toContainElement(screen.getByRole('link', { name: 'Edit this' })),
  )
})

test('K76 a page that the studio does not edit has no such link', async () => {
  window.localStorage.setItem(studioSessionKey, '{}')
  const { go } = await visit(['/about', `/tours/${tour.slug}`])
  await link()
  go(-1)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit this' })).toBeNull())
})
