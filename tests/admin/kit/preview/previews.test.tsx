import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../../support/browser-stubs'
import { adminId, backend, seen, storeSession, useFakeBackend } from '../../support/fake-backend'
import { openStudio } from '../../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))

const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

async function openPreview(path: string) {
  const { user } = openStudio(path)
  const button = await screen.findByRole('button', { name: 'Preview' })
  const open = async () => {
    await user.click(button)
    return within(await screen.findByRole('dialog', { name: 'Preview' }))
  }
  return { user, button, open }
}

/** What stands in the frame: a document of its own. */
async function insideFrame(title: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title)
  await waitFor(() => expect(frame.contentDocument?.body.childElementCount).toBeGreaterThan(0))
  const inside = frame.contentDocument
  if (!inside) throw new Error('The frame has no document')
  return { frame, inside, parts: within(inside.body) }
}

const onPhone = (what: string) => `Preview: ${what} on a phone`

test('K11 the card follows the form; nothing is saved', async () => {
  const { user, button, open } = await openPreview('/admin/tours/1')
  write('Title', 'Written a moment ago 🌱')
  const dialog = await open()
  const { parts } = await insideFrame(onPhone('the card of this tour'))
  expect(parts.getByRole('heading', { level: 3 })).toHaveTextContent('Written a moment ago')
  expect(parts.getByRole('button', { name: /^Explore Tour/ })).toBeInTheDocument()
  expect(parts.getByText('Featured')).toBeInTheDocument()
  write('Location', 'Tigoni')
  expect(await parts.findByText('Tigoni')).toBeInTheDocument()
  expect(seen('PATCH', 'tours')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(button).toHaveFocus())
})

test('K11 phone and desktop are frames of 390 and 1280 pixels', async () => {
  const { user, open } = await openPreview('/admin/tours/1')
  const dialog = await open()
  const { frame, inside } = await insideFrame(onPhone('the card of this tour'))
  expect(dialog.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true')
  expect(frame.style.width).toBe('390px')
  expect(inside.compatMode).toBe('CSS1Compat')
  await user.click(dialog.getByRole('button', { name: 'Desktop' }))
  expect(dialog.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'false')
  const wide = await insideFrame('Preview: the card of this tour on a desktop')
  expect(wide.frame.style.width).toBe('1280px')
  expect(wide.parts.getByRole('heading', { level: 3 })).toHaveTextContent('Tour 1')
})

test('K11 the details are those of the dialog, and are not interactive', async () => {
  const { user, open } = await openPreview('/admin/tours/1')
  write('Itinerary, stop 1', 'Meet at the dam')
  const dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Details' }))
  const { parts } = await insideFrame(onPhone('the details of this tour'))
  expect(await parts.findByText('Meet at the dam')).toBeInTheDocument()
  write('Itinerary, stop 1', 'Meet at the mill')
  expect(await parts.findByText('Meet at the mill')).toBeInTheDocument()
  expect(parts.getByText('Lunch')).toBeInTheDocument()
  for (const name of ['Contact us', /^See more/]) {
    expect(fireEvent.click(parts.getByRole('link', { name }))).toBe(false)
  }
  fireEvent.click(parts.getByRole('button', { name: 'Book Now' }))
  fireEvent.click(parts.getByRole('button', { name: 'Close' }))
  expect(window.location.pathname).toBe('/admin/tours/1')
  expect(parts.getByRole('button', { name: 'Book Now' })).toBeInTheDocument()
})

test('K11 Escape inside the frame closes the preview', async () => {
  const { button, open } = await openPreview('/admin/tours/1')
  await open()
  const { parts } = await insideFrame(onPhone('the card of this tour'))
  fireEvent.keyDown(parts.getByRole('link', { name: 'Our services' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
})

test('K11 an incomplete tour has a preview that names what is missing', async () => {
  const { open } = await openPreview('/admin/tours/new')
  const dialog = await open()
  const { parts } = await insideFrame(onPhone('the card of this tour'))
  expect(parts.getByRole('heading', { level: 3 })).toHaveTextContent('Title of the tour')
  expect(dialog.getByText(/shown with placeholders: Title, Category,/)).toBeInTheDocument()
})

test('K30 below the tour is its visitors’ enquiry, from the form’s current values', async () => {
  const { open } = await openPreview('/admin/tours/1')
  write('Title', 'Tour of tea 🍃')
  const dialog = await open()
  const part = within(
    await dialog.findByRole('region', { name: 'What a visitor’s enquiry will say' }),
  )
  const text = part.getByText(/^Hello, I would like to book this tour\./)
  expect(text).toHaveTextContent('Tour: Tour of tea 🍃')
  expect(text).toHaveTextContent('1. Meet at the gate')
  const { length } = text.textContent
  const encoded = encodeURIComponent(text.textContent).length
  expect(encoded).toBeGreaterThan(length)
  expect(
    part.getByText(`${length} of 4,096 characters; in the link ${encoded} of 7,900.`),
  ).toBeInTheDocument()
  const href = part.getByRole('link', { name: /^Try it in WhatsApp/ }).getAttribute('href') ?? ''
  expect(new URL(href).searchParams.get('text')).toBe(text.textContent)
})

test('K179 the enquiry goes to the number that is saved, also before it is published', async () => {
  const value = { phone: '+254 722 000 111', chatPhone: '' }
  backend.tables['site_facts'] = [{ id: 1, key: 'company', value, version: 2 }]
  const { open } = await openPreview('/admin/tours/1')
  const dialog = await open()
  expect(await dialog.findByText(/ to \+254 722 000 111, /)).toHaveTextContent(
    'The site has this number after the next Publish.',
  )
  const link = dialog.getByRole('link', { name: /^Try it in WhatsApp/ })
  expect(link).toHaveAttribute('href', expect.stringContaining('wa.me/254722000111'))
  expect(dialog.getByText(/what other pages of the studio hold is as on the site/)).toBeVisible()
})

test('K11 a post is shown on its page, also with broken or dangerous HTML', async () => {
  const content = '<h2>One<p>Two <b>three</p><script>alert(1)</script><img src=x onerror=alert(1)>'
  backend.tables['blog_posts'] = [
    {
      id: 1,
      version: 1,
      title: 'Milk',
      slug: 'milk',
      content,
      category: 'Dairy',
      date: '2026-11-03',
      updated_on: '2026-11-12',
      author: 'The team',
      status: 'draft',
    },
  ]
  const { open } = await openPreview('/admin/blog/1')
  write('Title', 'Milk before sunrise')
  const dialog = await open()
  const { inside, parts } = await insideFrame(onPhone('the page of this post'))
  expect(parts.getByRole('heading', { level: 1 })).toHaveTextContent('Milk before sunrise')
  expect(parts.getByText('By The team')).toBeInTheDocument()
  expect(parts.getByText('November 3, 2026')).toBeInTheDocument()
  expect(parts.getByText('November 12, 2026')).toHaveAttribute('datetime', '2026-11-12')
  expect(parts.getByText(/Two/)).toBeInTheDocument()
  expect(inside.querySelector('script, [onerror]')).toBeNull()
  expect(document.title).not.toContain('Milk before sunrise |')
  expect(dialog.getByText(/shown with placeholders: Picture\.$/)).toBeInTheDocument()
})
