// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { blogFeed } from '../../../src/app/search/feed'
import type { Article } from '../../../src/content/model'

vi.mock('../../../src/content/articles', async (original) => {
  const { articles } = await original<{ articles: readonly Article[] }>()
  // PDF files give such characters for a hyphen or a space when words are copied out of them.
  return {
    articles: articles.map((article) => ({
      ...article,
      title: 'Tea\u001F and coffee',
      excerpt: 'From bush\u0002 to cup.',
    })),
  }
})

test('B22 characters that no XML may hold do not take the feed from its readers', () => {
  const feed = new DOMParser().parseFromString(blogFeed(), 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  const [item] = feed.getElementsByTagName('item')
  expect(item?.querySelector('title')?.textContent).toBe('Tea and coffee')
  expect(item?.querySelector('description')?.textContent).toBe('From bush to cup.')
})
