import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../../src/app/app'
import { routeOf } from '../../src/app/routes'
import { SiteRouter } from '../../src/app/site-router'
import { loadParts } from '../../src/lib/lazy-part'
import { publicPages } from '../../src/lib/public-pages'
import { stubBrowser } from '../render'

let unmount = () => {}

afterEach(() => {
  act(() => unmount())
  document.body.replaceChildren()
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/')
})

/** The head tags at the beginning, which the build moves to the head. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Renders `path` on the server into the page, as the build does. */
async function serve(path: string): Promise<HTMLElement> {
  stubBrowser()
  vi.stubEnv('SSR', true)
  await routeOf(path).load()
  await loadParts()
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  )
  vi.stubEnv('SSR', false)
  const root = document.createElement('div')
  root.innerHTML = html.replace(headTags, '')
  document.body.append(root)
  return root
}

/** Hydrates the page at `address`; returns the errors that React recovered from. */
async function hydrate(root: HTMLElement, address: string): Promise<unknown[]> {
  const recovered: unknown[] = []
  window.history.replaceState(null, '', address)
  await act(async () => {
    const react = hydrateRoot(
      root,
      <SiteRouter>
        <App />
      </SiteRouter>,
      { onRecoverableError: (error) => recovered.push(error) },
    )
    unmount = () => react.unmount()
  })
  return recovered
}

test.each([
  ...publicPages.map(({ path }) => path),
  '/tours?category=Farm%20Tours',
  '/tours/category/farm-tours',
  '/tours/goat-farm-tour?category=zzz',
])('%s hydrates without a mismatch', async (address) => {
  const root = await serve(address.replace(/\?.*/, ''))
  expect(await hydrate(root, address)).toEqual([])
  expect(root.querySelector('footer')).not.toBeNull()
})

test('L6 the filter in the URL is applied after hydration', async () => {
  const root = await serve('/tours')
  expect(root.querySelectorAll('article')).toHaveLength(14)
  await hydrate(root, '/tours?category=Educational%20Tours')
  expect(root.querySelectorAll('article')).toHaveLength(1)
})

test('R24 the HTML of a tour contains its details, with links that need no JavaScript', async () => {
  const root = await serve('/tours/goat-farm-tour')
  const dialog = root.querySelector('[role=dialog]')
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
  expect(title).toHaveTextContent('Goat Farm Tour')
  for (const name of ['Itinerary', 'What is included']) expect(dialog).toHaveTextContent(name)
  const links = [...(dialog?.querySelectorAll('a') ?? [])]
  const close = links.find((link) => link.textContent.includes('All tours'))
  expect(close).toHaveAttribute('href', '/tours')
  const book = links.find((link) => link.textContent.startsWith('Book Now'))
  const url = new URL(book?.href ?? '')
  expect(url.host).toBe('wa.me')
  expect(url.searchParams.get('text')).toContain('Goat Farm Tour')
})

test('R24 the static copy stays until the dialog replaces it at the same scroll position', async () => {
  const root = await serve('/tours/goat-farm-tour')
  const copy = root.querySelector('[role=dialog]')
  const scroller = copy?.querySelector('[data-scroller]')
  if (scroller) scroller.scrollTop = 120
  await hydrate(root, '/tours/goat-farm-tour')
  await waitFor(() => expect(copy?.isConnected).toBe(false))
  const dialog = screen.getByRole('dialog', { name: 'Goat Farm Tour' })
  expect(root.contains(dialog)).toBe(false)
  expect(dialog.querySelector('[data-scroller]')?.scrollTop).toBe(120)
})
