import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SiteRouter } from '../../../src/app/site-router'
import { articleCards } from '../../../src/content/article-cards'
import type { ArticleCard } from '../../../src/content/model'
import { StoryFinder } from '../../../src/pages/blog/story-finder'
import { visit } from '../../render'

/** Stories under two categories, seven in all; the last is about bees. */
const many: ArticleCard[] = Array.from({ length: 7 }, (_, index) => {
  const [first] = articleCards
  if (!first) throw new Error('The site has no stories.')
  return {
    ...first,
    id: index + 1,
    slug: `story-${index}`,
    title: index === 6 ? 'What the bees know' : `Story ${index}`,
    excerpt: 'A day on a farm.',
    category: index < 3 ? 'Coffee' : 'Animals',
  }
})

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

function renderFinder(address = '/blog') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <StoryFinder articles={many} />
      <Address />
    </MemoryRouter>,
  )
}

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test('B25 seven stories can be searched by words, and the search is in the address', async () => {
  renderFinder()
  expect(titles()).toHaveLength(7)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search stories' }), 'bees{Enter}')
  expect(titles()).toEqual(['What the bees know'])
  expect(screen.getByRole('status')).toHaveTextContent('1 story matching “bees”')
  expect(screen.getByTestId('address')).toHaveTextContent('/blog?q=bees')
})

test('B25 a category shows its stories; of both, only those that match both', async () => {
  renderFinder('/blog?q=story')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Animals')
  expect(titles()).toEqual(['Story 3', 'Story 4', 'Story 5'])
  expect(screen.getByTestId('address')).toHaveTextContent('/blog?category=Animals&q=story')
})

test('B25 without a match a button leads back to all stories', async () => {
  renderFinder('/blog?q=submarine&category=Coffee')
  expect(titles()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Show all stories' }))
  expect(titles()).toHaveLength(7)
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('B25 a category that does not exist is ignored', () => {
  renderFinder('/blog?category=Submarines')
  expect(titles()).toHaveLength(7)
})

test('B25 fewer than seven stories have no search', async () => {
  await visit('/blog')
  expect(articleCards.length).toBeLessThan(7)
  expect(screen.queryByRole('search')).toBeNull()
})

test('B25 the blog page with seven stories has the search', async () => {
  vi.resetModules()
  vi.doMock('../../../src/content/article-cards', () => ({ articleCards: many }))
  const { BlogPage } = await import('../../../src/pages/blog/blog-page')
  render(
    <MemoryRouter>
      <BlogPage />
    </MemoryRouter>,
  )
  expect(await screen.findByRole('searchbox', { name: 'Search stories' })).toBeVisible()
  expect(titles()).toHaveLength(7)
})

test('V191 words that were typed before hydration are searched for', async () => {
  window.history.replaceState(null, '', '/blog')
  const page = (
    <SiteRouter>
      <StoryFinder articles={many} />
    </SiteRouter>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(
    <StaticRouter location="/blog">
      <StoryFinder articles={many} />
    </StaticRouter>,
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  field.value = 'bees'
  render(page, { container, hydrate: true })
  await waitFor(() => expect(titles()).toEqual(['What the bees know']))
  expect(window.location.search).toBe('?q=bees')
  expect(field).toHaveValue('bees')
})
