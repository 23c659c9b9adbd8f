import { expect, test } from 'vitest'
import { readContent, type ContentProblem } from '../../src/publish/read-content'
import { articleRow, contentRows, tourRow } from './rows'

/** Content whose first tour and first article have these links. */
function linkingTo(...hrefs: string[]) {
  const html = hrefs.map((href) => `<p><a href="${href}">there</a></p>`).join('')
  return contentRows({
    tours: [tourRow(1, { full_description: html }), tourRow(2), tourRow(3)],
    blog_posts: [articleRow(1, { content: html }), articleRow(2)],
  })
}

function describeProblems(found: readonly ContentProblem[]): string[] {
  return found.map(({ key, field, message }) => `${key} ${field}: ${message}`)
}

test('Y1 a link to a page that does not exist is a problem', () => {
  const rows = linkingTo('/contcat?a=1#b', '/contcat?a=1#b', '/about')
  expect(describeProblems(readContent(rows).problems)).toEqual([
    'tour:1 fullDescription: The link to /contcat?a=1#b leads to no page of this site: correct it, or take it out.',
    'post:1 content: The link to /contcat?a=1#b leads to no page of this site: correct it, or take it out.',
  ])
  expect(readContent(rows)).toMatchObject({ content: null, warnings: [] })
  const description = 'See <a href="/nowhere">there</a>.'
  const tours = [tourRow(1), tourRow(2), tourRow(3, { description })]
  expect(readContent(contentRows({ tours })).problems).toMatchObject([
    { key: 'tour:3', field: 'description', adminPath: '/admin/tours/3' },
  ])
})

test('Y1 links to pages, published items and other sites are accepted', () => {
  const rows = linkingTo('/', '/tours/tour-2', '/blog/article-2#end', 'https://example.org/x')
  expect(readContent(rows)).toMatchObject({ problems: [], warnings: [] })
})

test('Y1 a link to an item that is not published is a warning', () => {
  const { content, warnings } = readContent(linkingTo('/tours/gone', '/blog/gone?x=1'))
  expect(content).not.toBeNull()
  expect(describeProblems(warnings)).toEqual([
    'tour:1 fullDescription: The link to /tours/gone leads to a tour that is not published: whoever follows it finds nothing there.',
    'tour:1 fullDescription: The link to /blog/gone?x=1 leads to a post that is not published: whoever follows it finds nothing there.',
    'post:1 content: The link to /tours/gone leads to a tour that is not published: whoever follows it finds nothing there.',
    'post:1 content: The link to /blog/gone?x=1 leads to a post that is not published: whoever follows it finds nothing there.',
  ])
})

test('Y9 a link to a redirect is accepted', () => {
  const rows = { ...linkingTo('/tours/gone'), redirects: { '/tours/gone': '/tours/tour-1' } }
  expect(readContent(rows)).toMatchObject({ problems: [], warnings: [] })
})

test('Y1 warnings are reported together with problems', () => {
  const { problems, warnings } = readContent(linkingTo('/contcat', '/tours/gone'))
  expect([problems.length, warnings.length]).toEqual([2, 2])
})
