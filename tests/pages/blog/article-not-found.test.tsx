import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routeOf } from '../../../src/app/routes'
import { articles } from '../../../src/content/articles'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

test.each([
  '/blog/anything',
  '/blog/constructor',
  '/blog/__proto__',
  '/blog/%2e%2e',
  '/blog/..%2f..%2fadmin',
  '/blog/%E0%A4%A',
  '/blog/%',
  '/blog/%00',
  '/blog/%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/blog/Coffee-Culture-Bean-To-Cup',
  `/blog/${'x'.repeat(5000)}`,
])('B20 %s shows the not-found page of articles', async (address) => {
  await visit(address)
  expect(routeOf(address).id).toBe('article')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Article Not Found')
  expect(screen.getByText("Sorry, we couldn't find the article you're looking for.")).toBeVisible()
  expect(document.title).toBe(`Article Not Found | ${site.name}`)
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
})

test('B20 Back to Blog links to the blog', async () => {
  const { user, address } = await visit('/blog/anything')
  await user.click(screen.getByRole('link', { name: 'Back to Blog' }))
  expect(address()).toBe('/blog')
})

test('B20 a slug with percent-encoded letters is decoded', async () => {
  const article = articles.find(({ slug }) => slug === 'coffee-culture-bean-to-cup')
  await visit('/blog/coffee%2Dculture-bean-to-cup')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(article?.title)
})
