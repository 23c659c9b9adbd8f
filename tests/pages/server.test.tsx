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

test.each([...publicPaths, '/nowhere'])('renders %s where there is no browser', async (path) => {
  const html = await serverHtml(path)
  // What React could not render stands between such marks.
  expect(html).not.toContain('<!--$!-->')
  expect(html).toContain('</footer>')
  expect(html.match(/<h1/g)).toHaveLength(1)
})
