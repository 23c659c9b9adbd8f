// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { App } from '../../src/app/app'
import { loadParts } from '../../src/lib/lazy-part'
import { routeOf, routes } from '../../src/app/routes'

async function serverHtml(path: string): Promise<string> {
  await routeOf(path).load()
  await loadParts()
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )
}

const publicPaths = routes.flatMap((route) => route.prerender)

test.each([...publicPaths, '/nowhere'])('%s renders on the server', async (path) => {
  const html = await serverHtml(path)
  // React marks a suspense boundary that failed on the server like this.
  expect(html).not.toContain('<!--$!-->')
  expect(html).toContain('</footer>')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('V182 the HTML of a tour has Keep and the ways to share it', async () => {
  const html = await serverHtml('/tours/goat-farm-tour')
  const copy = html.slice(html.indexOf('data-tour='), html.indexOf('id="main"') + html.length)
  expect(copy).toMatch(/<button[^>]*aria-pressed="false"[^>]*>.*?Keep <!-- -->Goat Farm Tour/)
  expect(copy).toContain('Share this page')
})

test('V183 the HTML of a tour leads to all tours', async () => {
  const html = await serverHtml('/tours/goat-farm-tour')
  expect(html).toMatch(/<a href="\/tours"[^>]*><span><span[^>]*>Close: <\/span>All tours/)
})
