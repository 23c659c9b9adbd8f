import { renderToString } from 'react-dom/server'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { relatedTours } from '../../../src/components/tours/related-tours'
import { TourStatic } from '../../../src/components/tours/tour-static'
import { articleTours } from '../../../src/content/article-tours'
import { articles } from '../../../src/content/articles'
import { tours } from '../../../src/content/tours'
import { paths } from '../../../src/lib/paths'
import { plainTitle } from '../../../src/lib/tour-title'
import { visit } from '../../render'
import { explore, tour } from './dialog-steps'

test.each(tours.map((each) => [each.title, each] as const))(
  'V25 %s names up to two other tours of its category',
  (_title, each) => {
    const found = relatedTours(each)
    const others = tours.filter(({ category, id }) => category === each.category && id !== each.id)
    expect(found).toHaveLength(Math.min(2, others.length))
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    for (const { id } of found) expect(others.map((other) => other.id)).toContain(id)
  },
)

test('V25 every tour of a large category is named by others', () => {
  const farms = tours.filter(({ category }) => category === 'Farm Tours')
  const named = new Set(farms.flatMap(relatedTours).map(({ id }) => id))
  expect(named.size).toBe(farms.length)
})

test('V25 a tour that is not in the list yet names the first ones of its category', () => {
  const farms = tours.filter(({ category }) => category === 'Farm Tours')
  expect(relatedTours({ id: -1, category: 'Farm Tours' }).map(({ id }) => id)).toEqual(
    farms.slice(0, 2).map(({ id }) => id),
  )
})

test('V25 a press on another tour opens its dialog', async () => {
  const { dialog, user, address } = await explore('/tours')
  const [other] = relatedTours(tour)
  if (!other) throw new Error('The tour is the only one of its category.')
  await user.click(within(dialog).getByRole('link', { name: plainTitle(other.title) }))
  expect(address()).toBe(paths.tour(other.slug))
  expect(await screen.findByRole('dialog', { name: plainTitle(other.title) })).toBeVisible()
})

test('V25 the pre-rendered dialog has the links, too', () => {
  const html = renderToString(
    <MemoryRouter>
      <TourStatic slug={tour.slug} />
    </MemoryRouter>,
  )
  const links = relatedTours(tour).map(({ slug }) => `href="${paths.tour(slug)}"`)
  expect(links).toHaveLength(2)
  for (const link of links) expect(html).toContain(link)
})

test('V26 an article ends with the first tour that its text links to', async () => {
  expect(Object.keys(articleTours)).toEqual(articles.map(({ slug }) => slug))
  for (const { slug, content } of articles) {
    expect(content.indexOf(`"/tours/${articleTours[slug]}"`)).toBe(content.indexOf('"/tours/'))
  }
  const slug = 'embrace-the-bleat-goat-farming'
  await visit(paths.article(slug))
  const section = await screen.findByRole('region', { name: 'The tour in this story' })
  expect(within(section).getByRole('link', { name: 'Goat Farm Tour' })).toHaveAttribute(
    'href',
    '/tours/goat-farm-tour',
  )
})
