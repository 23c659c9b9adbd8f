import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, vi, type MockInstance } from 'vitest'
import { toastMs } from '../../../src/content/limits'
import { SiteRouter } from '../../../src/app/site-router'
import { Studio } from '../../../src/admin/studio'
import { ToastOutlet } from '../../../src/components/ui/toast-outlet'

/** The studio beside a public page, as the app shows them. */
function Site() {
  const { pathname } = useLocation()
  return (
    <>
      {pathname === '/' ? <h1>Public home</h1> : <Studio />}
      <ToastOutlet durationMs={toastMs} />
    </>
  )
}

/** Opens an address in strict mode; the first location of the document, like a reload. */
export function openStudio(path: string, state: unknown = null) {
  // A new entry: steps of the history that the test before has begun are called off.
  window.history.pushState(state === null ? null : { usr: state }, '', path)
  const user = userEvent.setup()
  const view = render(
    <StrictMode>
      <SiteRouter>
        <Site />
      </SiteRouter>
    </StrictMode>,
  )
  return { user, ...view }
}

/** Titles of all messages on the screen. */
export function toastTitles(): string[] {
  return [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map(
    (title) => title.textContent,
  )
}

export async function findToast(title: string): Promise<void> {
  await vi.waitFor(() => expect(toastTitles()).toContain(title), { timeout: 3000 })
}

/** The page of the panel is there: its heading is. */
export function findPage(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

/** Takes note of console.error instead of failing the test. */
export function expectConsoleErrors(): MockInstance<typeof console.error> {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}
