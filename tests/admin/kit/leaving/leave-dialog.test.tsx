import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { Link, Outlet, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { LeaveDialog } from '../../../../src/admin/frame/shell/leave-dialog'
import {
  holdUnsavedWork,
  leave,
  useLeaveGuard,
} from '../../../../src/admin/kit/leaving/leave-guard'
import { withRouter } from '../../support/with-router'

function Editor() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  useLeaveGuard(text !== '')
  return (
    <main>
      <h1>Editor</h1>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">To the list</Link>
      <a href="/other" target="_blank" rel="noreferrer">
        In a new tab
      </a>
      <button type="button" onClick={() => leave(() => void navigate('/list'))}>
        Sign out
      </button>
    </main>
  )
}

/** The list, then the editor: so that there is something to go back to. */
async function openEditor() {
  window.history.replaceState(null, '', '/list')
  const user = userEvent.setup()
  const root = (
    <>
      <LeaveDialog />
      <Outlet />
    </>
  )
  const list = (
    <main>
      <h1>List</h1>
      <Link to="/editor">Edit</Link>
    </main>
  )
  const pages = [
    { path: '/list', element: list },
    { path: '/editor', element: <Editor /> },
  ]
  render(<StrictMode>{withRouter([{ element: root, children: pages }])}</StrictMode>)
  await user.click(screen.getByRole('link', { name: 'Edit' }))
  return user
}

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })

test('K15 does not ask without unsaved work', async () => {
  const user = await openEditor()
  await user.click(screen.getByRole('link', { name: 'To the list' }))
  expect(screen.getByRole('heading', { name: 'List' })).toBeInTheDocument()
  expect(question()).toBeNull()
})

test('K15 a link away from unsaved work asks first; staying keeps what was typed', async () => {
  const user = await openEditor()
  await user.type(screen.getByLabelText('Text'), 'Tea')
  await user.click(screen.getByRole('link', { name: 'To the list' }))
  expect(question()).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(screen.getByLabelText('Text')).toHaveValue('Tea')
  expect(window.location.pathname).toBe('/editor')
  await user.click(screen.getByRole('link', { name: 'To the list' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getByRole('heading', { name: 'List' })).toBeInTheDocument()
})

test('K15 Back asks first, and the URL stays', async () => {
  const user = await openEditor()
  await user.type(screen.getByLabelText('Text'), 'Tea')
  window.history.back()
  await waitFor(() => expect(question()).toBeInTheDocument())
  await waitFor(() => expect(window.location.pathname).toBe('/editor'))
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(screen.getByLabelText('Text')).toHaveValue('Tea')
  window.history.back()
  await waitFor(() => expect(question()).toBeInTheDocument())
  await waitFor(() => expect(window.location.pathname).toBe('/editor'))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/list')
})

test('K15 opening a new tab does not ask', async () => {
  const user = await openEditor()
  await user.type(screen.getByLabelText('Text'), 'Tea')
  // jsdom opens no tab; it only says that it cannot.
  const link = screen.getByRole('link', { name: 'In a new tab' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(question()).toBeNull()
})

test('K15 an action that leaves the page asks, too', async () => {
  const user = await openEditor()
  await user.type(screen.getByLabelText('Text'), 'Tea')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getByRole('heading', { name: 'List' })).toBeInTheDocument()
})

test('K15 closing the tab asks while there is unsaved work, and only then', async () => {
  const user = await openEditor()
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(close()).toBe(false)
  await user.type(screen.getByLabelText('Text'), 'T')
  expect(close()).toBe(true)
  await user.clear(screen.getByLabelText('Text'))
  expect(close()).toBe(false)
})

test('K15 other work has its own question; unsaved text is asked about first', async () => {
  const user = await openEditor()
  const release = holdUnsavedWork({ title: 'Leave now?', description: 'Pictures are under way.' })
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave now?' })).toBeVisible()
  expect(screen.getByText('Pictures are under way.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  await user.type(screen.getByLabelText('Text'), 'Tea')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  release()
})
