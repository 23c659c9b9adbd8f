import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { FormProvider, useForm } from 'react-hook-form'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../../src/admin/data/query-client'
import {
  pageCard,
  SearchCard,
  cardPictureUrl,
} from '../../../../src/admin/kit/search-card/search-card'
import { articles } from '../../../../src/content/articles'
import { site } from '../../../../src/content/site'
import { tours } from '../../../../src/content/tours'
import { visit } from '../../../render'

const asked = vi.fn<(address: string) => void>()
let bytes = 20_480
const server = setupServer(
  http.head('*', ({ request }) => {
    asked(request.url)
    return new HttpResponse(null, { headers: { 'content-length': String(bytes) } })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  asked.mockClear()
  bytes = 20_480
})
afterAll(() => server.close())

/** The form on the page. */
const shown = { change: (_values: Record<string, string>) => {} }

function Form({ kind, values }: { kind: 'tour' | 'post'; values: Record<string, string> }) {
  const form = useForm({ values })
  Object.assign(shown, {
    change: (next: Record<string, string>) => {
      for (const [name, value] of Object.entries(next)) form.setValue(name, value)
    },
  })
  return (
    <FormProvider {...form}>
      <SearchCard kind={kind} />
    </FormProvider>
  )
}

function open(kind: 'tour' | 'post', values: Record<string, string>) {
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form kind={kind} values={values} />
    </QueryClientProvider>,
  )
  return within(screen.getByRole('region', { name: 'How it looks in search and in a chat' }))
}

const tag = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')
/** The folder of the picture: the build draws the title on it. */
const folder = (image: string) =>
  `${site.origin}${String(cardPictureUrl(image))}`.replace(/[^/]+$/, '')

test.each(articles)('K31 the card of $slug says what its public page says', async (article) => {
  await visit(`/blog/${article.slug}`)
  const card = pageCard('post', article)
  expect(card.fullTitle).toBe(document.title)
  expect(card.title).toBe(tag('meta[property="og:title"]'))
  expect(card.description).toBe(tag('meta[name=description]'))
  expect(site.origin + card.path).toBe(tag('meta[property="og:url"]'))
  expect(tag('meta[property="og:image"]')).toContain(`${folder(card.image)}card-`)
})

test.each(tours.slice(0, 3))(
  'K31 the card of $slug says what its public page says',
  async (tour) => {
    await visit(`/tours/${tour.slug}`)
    const card = pageCard('tour', tour)
    await waitFor(() => expect(document.title).toBe(card.fullTitle))
    expect(card.title).toBe(tag('meta[property="og:title"]'))
    expect(card.description).toBe(tag('meta[name=description]'))
    expect(site.origin + card.path).toBe(tag('meta[property="og:url"]'))
    expect(tag('meta[property="og:image"]')).toContain(`${folder(card.image)}card-`)
  },
)

test('K31 shows a post in a search and in a chat while it is typed', async () => {
  const card = open('post', {
    title: 'Milk before sunrise',
    slug: 'milk',
    excerpt: 'Who milks first?',
    image: '/art/milk.jpg',
  })
  const search = within(card.getByRole('figure', { name: 'In a search' }))
  expect(search.getByText(`Milk before sunrise | ${site.name}`)).toBeVisible()
  expect(search.getByText('Who milks first?')).toBeVisible()
  expect(search.getByText(/› blog › milk$/)).toBeVisible()
  const chat = within(card.getByRole('figure', { name: 'In a chat' }))
  expect(chat.getByText('Milk before sunrise')).toBeVisible()
  expect(chat.getByRole('presentation')).toHaveAttribute('src', '/art/milk.jpg')
  act(() => shown.change({ title: 'Milk after sunrise', excerpt: 'x'.repeat(200) }))
  expect(await search.findByText(`Milk after sunrise | ${site.name}`)).toBeVisible()
  expect(card.getByText('200 letters: about 160 of them are shown.')).toBeVisible()
})

test('K31 warns about a picture of more than 300 KB, not about a smaller one', async () => {
  bytes = 512 * 1024
  const card = open('post', { title: 'Milk', slug: 'milk', excerpt: '', image: '/art/heavy.jpg' })
  expect(await card.findByText(/^This picture has 512 KB\. Chats may leave it out/)).toBeVisible()
  bytes = 20_480
  act(() => shown.change({ image: '/art/light.jpg' }))
  await waitFor(() => expect(card.getByRole('status')).toBeEmptyDOMElement())
  expect(asked.mock.lastCall?.[0]).toContain('/art/light.jpg')
})

test('K31 does not fetch the size of a picture on another site: the policy forbids it', async () => {
  const card = open('tour', {
    title: 'Goats 🐐',
    slug: 'goats',
    description: 'Meet <em>them</em>.',
    image: 'https://example.org/goats.jpg',
  })
  expect(card.getByText(`Goats | ${site.name}`)).toBeVisible()
  expect(card.getAllByText('Meet them.')).toHaveLength(2)
  await act(() => Promise.resolve())
  expect(asked).not.toHaveBeenCalled()
})
