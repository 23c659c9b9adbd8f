import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect } from 'react'
import { expect, vi, type MockInstance } from 'vitest'
import { toastMs } from '../../../src/content/limits'
import { createStudio } from '../../../src/admin/studio-router'
import { ToastOutlet } from '../../../src/components/ui/toast-outlet'
import { showCarriedToasts } from '../../../src/lib/carried-toasts'

/** The site, to which the studio leads in a document of its own; it says what was carried over. */
function Site() {
  useEffect(showCarriedToasts, [])
  return <h1>Public home</h1>
}

let disposeLast = () => {}

/** Opens an address in strict mode; the first location of the document, like a reload. */
export function openStudio(path: string, state: unknown = null) {
  disposeLast()
  // A new entry: steps of the history that the test before has begun are called off.
  window.history.pushState(state === null ? null : { usr: state }, '', path)
  const { StudioPages, dispose } = createStudio(<Site />)
  disposeLast = dispose
  const user = userEvent.setup()
  const view = render(
    <StrictMode>
      <StudioPages />
      <ToastOutlet durationMs={toastMs} />
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
