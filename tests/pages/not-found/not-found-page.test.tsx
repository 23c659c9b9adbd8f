import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

function spyOnErrors() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

test.each(['/zzz', '/admin/zzz', '/tours/no-such-tour', '/about/us/all', '/%E0%A4%A'])(
  'R15 %s shows the not-found page',
  async (address) => {
    spyOnErrors()
    await visit(address)
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  },
)

test('R16 the page says 404, Oops! Page not found, and links to the home page', async () => {
  spyOnErrors()
  const { user, address } = await visit('/zzz')
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  expect(screen.getByText('Oops! Page not found')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Return to Home' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('R16 the postmark is hidden from screen readers', async () => {
  spyOnErrors()
  await visit('/zzz')
  expect(screen.getByText('Return to sender').closest('[aria-hidden]')).not.toBeNull()
})

test('R17 the attempted path is logged once', async () => {
  const errors = spyOnErrors()
  await visit('/no/such/page?x=1')
  expect(errors).toHaveBeenCalledOnce()
  expect(errors.mock.lastCall?.join(' ')).toContain('/no/such/page')
})

test('R21 the page is not indexed by search engines', async () => {
  spyOnErrors()
  await visit('/zzz')
  expect(document.title).toBe(`Page not found | ${site.name}`)
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
})
