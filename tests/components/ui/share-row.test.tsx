import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareRow } from '../../../src/components/ui/share-row'

const title = 'Tea & cheese: 100% "fresh"'
const url = 'https://shambatrails.example/blog/tea'
const row = <ShareRow title={title} url={url} />

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

function stubShare(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

function hrefOf(name: RegExp): URL {
  return new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '')
}

test('B21 the share links need no JavaScript and no third-party code', () => {
  render(row)
  const whatsApp = hrefOf(/^WhatsApp/)
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/')
  expect(whatsApp.searchParams.get('text')).toBe(`${title}\n${url}`)
  const facebook = hrefOf(/^Facebook/)
  expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php')
  expect(facebook.searchParams.get('u')).toBe(url)
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  expect(document.querySelector('script')).toBeNull()
})

test('B21 the link is copied, and the status says so', async () => {
  const user = userEvent.setup()
  render(row)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.')
  expect(await navigator.clipboard.readText()).toBe(url)
})

test('B21 where the browser refuses to copy, the link is shown to be copied by hand', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  render(row)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent(url)
  expect(status).toHaveAttribute('data-allow-copy')
})

test('B21 the share dialog of the browser is offered only where it exists', async () => {
  const user = userEvent.setup()
  const { unmount } = render(row)
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  unmount()
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  stubShare(share)
  expect(renderToString(row)).not.toContain('>Share</button>')
  render(row)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title, url })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each([
  ['AbortError', ''],
  ['NotAllowedError', 'Sharing did not work here. Copy the link instead.'],
])('B21 sharing that fails with %s shows %j', async (name, text) => {
  const user = userEvent.setup()
  stubShare(() => Promise.reject(new DOMException('refused', name)))
  render(row)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(screen.getByRole('status').textContent).toBe(text)
})
