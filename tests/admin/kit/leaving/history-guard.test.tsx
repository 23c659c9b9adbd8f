import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { DialogFrame } from '../../../../src/admin/kit/dialogs/dialog-frame'
import { LeaveDialog } from '../../../../src/admin/frame/shell/leave-dialog'
import { withRouter } from '../../support/with-router'

function Page() {
  const [isOpen, setOpen] = useState(false)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <main>
      <h1>{pathname + search}</h1>
      <Link to="/first">First</Link>
      <Link to="/second">Second</Link>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <DialogFrame isOpen={isOpen} title="Panel" place="side" onClose={() => setOpen(false)}>
        <Link to="/third">Third</Link>
        <button
          type="button"
          onClick={() => {
            setOpen(false)
            // When the step back that follows the closing is on its way.
            setTimeout(() => void navigate('/outside', { replace: true }))
          }}
        >
          Log out
        </button>
        <button
          type="button"
          onClick={() => void navigate(`${pathname}?image=1`, { replace: true })}
        >
          Show another
        </button>
      </DialogFrame>
    </main>
  )
}

function start() {
  const studio = (
    <>
      <LeaveDialog />
      <Page />
    </>
  )
  const routes = [
    { path: '/outside', element: <Page /> },
    { path: '*', element: studio },
  ]
  return render(<StrictMode>{withRouter(routes)}</StrictMode>)
}

/** The first page, then the second with its panel open in front of it. */
async function openPanel() {
  window.history.replaceState(null, '', '/first')
  const user = userEvent.setup()
  const view = start()
  await user.click(screen.getByRole('link', { name: 'Second' }))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('dialog', { name: 'Panel' })).toBeVisible()
  return { user, ...view }
}

/** Goes back or forward, and waits until the browser has done it. */
const step = (steps: number) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true })
        window.history.go(steps)
      }),
  )
const findHeading = (name: string) =>
  waitFor(() => {
    const headings = screen.getAllByRole('heading', { level: 1, hidden: true })
    expect(headings.map(({ textContent }) => textContent)).toEqual([name])
    expect(window.location.pathname + window.location.search).toBe(name)
  })
const panel = () => screen.queryByRole('dialog', { name: 'Panel' })
const isInFront = () => Boolean(Reflect.get(Object(window.history.state), 'isInFront'))

// A step back that a test has begun must not reach the next one.
afterEach(() => vi.waitUntil(() => !isInFront(), { timeout: 10_000 }))

test('Z61 Z62 Back closes the panel; Forward does not open it, and adds no history entry', async () => {
  await openPanel()
  await step(-1)
  await waitFor(() => expect(panel()).toBeNull())
  await findHeading('/second')
  await step(1)
  await waitFor(() => expect(isInFront()).toBe(false))
  await findHeading('/second')
  expect(panel()).toBeNull()
  await step(-1)
  await findHeading('/first')
})

test('Z61 several steps back at once close the panel, too', async () => {
  await openPanel()
  await step(-2)
  await waitFor(() => expect(panel()).toBeNull())
  await findHeading('/second')
})

test('Z62 a panel that is reopened is one step in front of the page', async () => {
  const { user } = await openPanel()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(isInFront()).toBe(true))
  await step(-1)
  await waitFor(() => expect(panel()).toBeNull())
  await step(-1)
  await findHeading('/first')
})

test('Z62 a page that is opened from the panel is one step from the page behind it', async () => {
  const { user } = await openPanel()
  await user.click(screen.getByRole('link', { name: 'Third' }))
  await findHeading('/third')
  // The page is another one of the same kind here, and its panel is still open.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(isInFront()).toBe(false))
  await step(-1)
  await findHeading('/second')
})

test('Z62 a URL that changed while the panel was open stays when it closes', async () => {
  const { user } = await openPanel()
  await user.click(screen.getByRole('button', { name: 'Show another' }))
  // The test's browser drops a step that begins while an entry is being replaced.
  await waitFor(() => expect([window.location.search, isInFront()]).toEqual(['?image=1', true]))
  await step(-1)
  await waitFor(() => expect(panel()).toBeNull())
  await findHeading('/second?image=1')
})

test('Z62 leaving the studio while a panel closes does not return to it', async () => {
  const { user } = await openPanel()
  const arrival = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await act(() => arrival)
  await findHeading('/outside')
  expect(panel()).toBeNull()
  await step(-1)
  await findHeading('/first')
})

test('Z62 a reload with an open panel leaves no extra history entry', async () => {
  const { unmount } = await openPanel()
  unmount()
  expect(isInFront()).toBe(true)
  start()
  await waitFor(() => expect(isInFront()).toBe(false))
  await findHeading('/second')
  await step(-1)
  await findHeading('/first')
})
