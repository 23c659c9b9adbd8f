import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../../../src/content/site'
import { setNarrow, useBrowserStubs } from '../../support/browser-stubs'
import { adminId, backend, storeSession, useFakeBackend } from '../../support/fake-backend'
import { findPage, openStudio } from '../../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => storeSession(adminId))
afterEach(() => vi.useRealTimers())

async function openShell(path = '/admin', heading = 'Dashboard') {
  const { user } = openStudio(path)
  await findPage(heading)
  return { user, toggle: screen.getByRole('button', { name: 'Toggle Sidebar' }) }
}

const column = () => screen.getByRole('complementary')
const pressToggleKey = (target: Element, keys: object) =>
  fireEvent.keyDown(target, { key: 'b', ...keys })

test('D1 K74 lists the specified pages first and in order, then those about the site, then Logout', async () => {
  await openShell()
  const sidebar = within(column())
  expect(sidebar.getByText('Admin Panel')).toBeVisible()
  expect(
    sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Dashboard', '/admin'],
    ['Tours', '/admin/tours'],
    ['Blog', '/admin/blog'],
    ['Gallery', '/admin/gallery'],
    ['Settings', '/admin/settings'],
    ['Site', '/admin/site'],
    ['Publishing', '/admin/publish'],
    ['How many asked?', '/admin/asked'],
    ['Activity', '/admin/activity'],
    ['People', '/admin/people'],
    ['Launch check', '/admin/launch'],
    ['Status', '/admin/status'],
    ['Help', '/admin/help'],
    // For phones, where the header has no room for it.
    ['View site (opens in a new tab)', '/'],
  ])
  expect(within(sidebar.getByRole('list', { name: 'Content' })).getAllByRole('link')).toHaveLength(
    5,
  )
  expect(sidebar.getByRole('button')).toHaveTextContent('Logout')
})

test('D1 marks only the current page', async () => {
  await openShell('/admin/tours', 'Manage Tours')
  const marked = within(column())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map((link) => link.textContent)).toEqual(['Tours'])
})

test('D2 D16 K75 the header shows product, company, user and a link to the site in a new tab', async () => {
  await openShell()
  const header = within(screen.getByRole('banner'))
  expect(header.getByText('Agritourism CMS')).toBeVisible()
  expect(header.getByText('Test Admin')).toBeInTheDocument()
  expect(header.getByText(site.name)).toBeVisible()
  const link = header.getByRole('link', { name: /^View site ?\(opens in a new tab\)$/ })
  expect(link).toHaveAttribute('href', '/')
  expect(link).toHaveAttribute('target', '_blank')
})

test('D2 without a name in the profile the header shows the e-mail address', async () => {
  backend.tables['profiles'] = [{ id: adminId, full_name: '', email: null }]
  await openShell()
  expect(within(screen.getByRole('banner')).getByText('admin@example.com')).toBeInTheDocument()
})

test.each([{ ctrlKey: true }, { metaKey: true }])('D4 %o + B toggles the sidebar', async (keys) => {
  await openShell()
  expect(column()).toHaveAttribute('data-state', 'expanded')
  expect(pressToggleKey(document.body, keys)).toBe(false)
  expect(column()).toHaveAttribute('data-state', 'collapsed')
  pressToggleKey(document.body, keys)
  expect(column()).toHaveAttribute('data-state', 'expanded')
})

test.each(['input', 'textarea', 'select', 'div'])(
  'D4 Ctrl + B inside a %s does not toggle the sidebar',
  async (name) => {
    await openShell()
    const field = document.createElement(name)
    if (name === 'div') field.setAttribute('contenteditable', 'true')
    screen.getByRole('main').append(field)
    expect(pressToggleKey(field, { ctrlKey: true })).toBe(true)
    expect(column()).toHaveAttribute('data-state', 'expanded')
    field.remove()
  },
)

test.each([{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])(
  'D4 other chords with B (%o) do nothing',
  async (keys) => {
    await openShell()
    pressToggleKey(document.body, keys)
    expect(column()).toHaveAttribute('data-state', 'expanded')
  },
)

test('D5 stores the state in a cookie for seven days and restores it', async () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set')
  const { user, toggle } = await openShell()
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.click(toggle)
  expect(setCookie.mock.lastCall?.[0]).toMatch(/^sidebar_state=false; path=\/; max-age=604800(;|$)/)
  expect(document.cookie).toContain('sidebar_state=false')
})

test('D5 opens collapsed when the cookie says so', async () => {
  document.cookie = 'sidebar_state=false; path=/'
  const { user, toggle } = await openShell()
  expect(column()).toHaveAttribute('data-state', 'collapsed')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  expect(document.cookie).toContain('sidebar_state=true')
})

test('D6 is 16rem wide, 3rem collapsed, and a sheet of 18rem below 768 px', async () => {
  const { user, toggle } = await openShell()
  const width = (name: string, element: Element) => getComputedStyle(element).getPropertyValue(name)
  const frame = column().parentElement
  if (!frame) throw new Error('The sidebar has no frame')
  expect(width('--sidebar-width', frame)).toBe('16rem')
  expect(width('--sidebar-width-icon', frame)).toBe('3rem')
  expect(column()).toHaveClass('w-(--sidebar-width)')
  expect(column()).toHaveClass('data-[state=collapsed]:w-(--sidebar-width-icon)')
  act(() => setNarrow(true))
  expect(screen.queryByRole('complementary')).toBeNull()
  await user.click(toggle)
  const sheet = screen.getByRole('dialog', { name: 'Admin Panel' })
  expect(width('--sidebar-width-mobile', sheet)).toBe('18rem')
  expect(sheet).toHaveClass('w-(--sidebar-width-mobile)')
  expect(document.cookie).not.toContain('sidebar_state')
})

test('D6 the sheet closes on navigation, and Escape returns the focus to its button', async () => {
  setNarrow(true)
  const { user, toggle } = await openShell()
  setNarrow(true)
  await user.click(toggle)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(toggle).toHaveFocus())
  await user.click(toggle)
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Tours' }))
  const heading = await findPage('Manage Tours')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(heading).toHaveFocus())
})

test('D7 a collapsed entry shows its label 700 ms after the pointer came, the next one at once', async () => {
  document.cookie = 'sidebar_state=false; path=/'
  await openShell()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const link = (name: string) => screen.getByRole('link', { name })
  /** Moves the pointer from the link to the far corner, past the tip. */
  const leave = (name: string) => {
    fireEvent.pointerLeave(link(name))
    fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 })
  }
  const isShown = (name: string) => screen.queryByRole('tooltip', { name }) !== null
  fireEvent.pointerMove(link('Dashboard'), { pointerType: 'mouse' })
  await act(() => vi.advanceTimersByTimeAsync(690))
  expect(link('Dashboard')).toHaveAttribute('data-state', 'closed')
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(link('Dashboard')).toHaveAttribute('data-state', 'delayed-open')
  expect(isShown('Dashboard')).toBe(true)

  leave('Dashboard')
  await act(() => vi.advanceTimersByTimeAsync(250))
  fireEvent.pointerMove(link('Tours'), { pointerType: 'mouse' })
  expect(link('Tours')).toHaveAttribute('data-state', 'instant-open')

  leave('Tours')
  await act(() => vi.advanceTimersByTimeAsync(350))
  fireEvent.pointerMove(link('Blog'), { pointerType: 'mouse' })
  expect(link('Blog')).toHaveAttribute('data-state', 'closed')
})

test('D1 the shell shows outside the page that there is no connection', async () => {
  await openShell()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('You are offline.')).toBeVisible()
  expect(within(screen.getByRole('main')).queryByText('You are offline.')).toBeNull()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText('You are offline.')).toBeNull()
})

test('D7 an open sidebar needs no tooltips', async () => {
  await openShell()
  expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('data-state')
})

test('D1 after navigation the page’s heading has the focus and the page starts at its top', async () => {
  const { user } = await openShell()
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
  document.documentElement.scrollTop = 300
  await user.click(screen.getByRole('link', { name: 'Blog' }))
  expect(await findPage('Manage Blog Posts')).toHaveFocus()
  expect(document.documentElement.scrollTop).toBe(0)
  expect(document.title).toMatch(/^Manage Blog Posts \| /)
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
