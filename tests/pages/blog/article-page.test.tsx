import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { articles } from '../../../src/content/articles'
import type { Article } from '../../../src/content/model'
import { site } from '../../../src/content/site'
import { longDate } from '../../../src/lib/format'
import { pageTitle } from '../../../src/lib/page-title'
import { ArticleFacts } from '../../../src/pages/blog/article-facts'
import { visit } from '../../render'

function articleAt(index: number): Article {
  const article = articles[index]
  if (!article) throw new Error(`There is no article ${index}.`)
  return article
}

/** The article itself, without the related articles below it. */
function main(): HTMLElement {
  const article = screen.getByRole('heading', { level: 1 }).closest('article')
  if (!article) throw new Error('The heading stands in no article.')
  return article
}

test.each(articles)('B3 R7 the URL of $slug shows its article', async ({ slug, title }) => {
  await visit(`/blog/${slug}`)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(document.title).toBe(pageTitle(title, site.name))
  const description = document.head.querySelector('meta[name=description]')
  expect(description?.getAttribute('content')).toMatch(/.{40,}/)
})

test('B15 the breadcrumb is home page, blog, title', async () => {
  const { title, slug } = articleAt(2)
  await visit(`/blog/${slug}`)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((item) => item.textContent.replace('›', ''))).toEqual([
    'Home',
    'Blog',
    title,
  ])
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
  expect(trail.getByText(title)).toHaveAttribute('aria-current', 'page')
})

test.each(articles)('B16 $slug shows category, author, day, time, picture', async (article) => {
  await visit(`/blog/${article.slug}`)
  const page = within(main())
  expect(page.getByText(article.category)).toBeVisible()
  expect(page.getByText(`By ${article.author}`)).toBeVisible()
  expect(page.getByText(longDate(article.date))).toBeVisible()
  expect(page.getByText(`${article.readMinutes} min read`)).toBeVisible()
  const picture = page.getByRole('img', { name: article.imageAlt })
  expect(picture).toHaveAttribute('src', article.image)
  expect(picture).toHaveAttribute('width')
  expect(picture).toHaveAttribute('height')
})

test.each(articles)('B16 $slug shows its complete text as HTML', async ({ slug, content }) => {
  await visit(`/blog/${slug}`)
  const story = document.createElement('div')
  story.innerHTML = content
  for (const block of story.children) {
    const shown = [...main().querySelectorAll(block.tagName)].map((element) => element.textContent)
    expect(shown).toContain(block.textContent)
  }
})

test.each([
  [0, [1, 2, 3]],
  [1, [0, 2, 3]],
  [4, [0, 1, 2]],
])('B17 the related articles of %i are %j, in the order of the list', async (index, related) => {
  await visit(`/blog/${articleAt(index).slug}`)
  const cards = within(screen.getByRole('region', { name: 'More stories' }))
  const titles = cards.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(titles).toEqual(related.map((other) => articleAt(other).title))
})

test('B18 Back to All Articles links to the blog', async () => {
  const { user, address } = await visit(`/blog/${articleAt(3).slug}`)
  await user.click(screen.getByRole('link', { name: 'Back to All Articles' }))
  expect(address()).toBe('/blog')
})

test('B19 opening another article scrolls to its top', async () => {
  const { user, address } = await visit(`/blog/${articleAt(0).slug}`)
  const scrollTo = vi.fn<(x: number, y: number) => void>()
  vi.stubGlobal('scrollTo', scrollTo)
  await user.click(screen.getByRole('link', { name: `Read More about ${articleAt(1).title}` }))
  expect(address()).toBe(`/blog/${articleAt(1).slug}`)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(articleAt(1).title)
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
})

test('B21 the share links contain the title and the public URL', async () => {
  const { slug, title } = articleAt(4)
  await visit(`/blog/${slug}`)
  const link = within(main()).getByRole('link', { name: /^WhatsApp/ })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toBe(`${title}\n${site.origin}/blog/${slug}`)
})

test('B23 the table of contents links to every chapter', async () => {
  const { slug, content } = articleAt(0)
  await visit(`/blog/${slug}`)
  const contents = within(screen.getByRole('navigation', { name: 'In this story' }))
  const links = contents.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(
    [...content.matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => match[1]),
  )
  for (const link of links) {
    const url = new URL(link.getAttribute('href') ?? '', 'https://site.invalid')
    expect(url.pathname).toBe(`/blog/${slug}`)
    const heading = document.getElementById(decodeURIComponent(url.hash.slice(1)))
    expect(heading?.tagName).toBe('H2')
    expect(heading?.textContent).toBe(link.textContent)
  }
})

test('B24 the dates of publication and update are machine-readable', () => {
  render(<ArticleFacts author="Us" date="2026-11-03" updatedOn="2026-12-01" readMinutes={8} />)
  expect(screen.getByText('November 3, 2026')).toHaveAttribute('datetime', '2026-11-03')
  const updated = screen.getByText('December 1, 2026')
  expect(updated).toHaveAttribute('datetime', '2026-12-01')
  expect(updated.parentElement).toHaveTextContent('Updated December 1, 2026')
})

test('B24 an article without an update shows no update date', async () => {
  const { slug, updatedOn } = articleAt(0)
  expect(updatedOn).toBeUndefined()
  await visit(`/blog/${slug}`)
  expect(within(main()).queryByText(/Updated/)).toBeNull()
})
