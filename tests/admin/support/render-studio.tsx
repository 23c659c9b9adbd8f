import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect, useState } from 'react'
import { toast } from 'sonner'
import { expect, vi, type MockInstance } from 'vitest'
import { eventually } from '../../eventually'
import { toastMs } from '../../../src/content/limits'
import { createStudio } from '../../../src/admin/studio-router'
import { ToastOutlet } from '../../../src/components/ui/toast-outlet'

/** Replaces the site, which would be another document: its heading comes once the toasts of this one are gone. */
function Site() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    window.addEventListener('pagehide', open)
    window.dispatchEvent(new Event('pagehide'))
    return () => window.removeEventListener('pagehide', open)
  }, [])
  return isOpen && <h1>Public home</h1>
}

/** Toasts of this document; the next one begins with those that were carried over. */
function Toasts() {
  const [documents, setDocuments] = useState(1)
  useEffect(() => {
    const leave = () => {
      toast.dismiss()
      setDocuments((count) => count + 1)
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  return <ToastOutlet key={documents} durationMs={toastMs} />
}

let disposeLast = () => {}

/** Opens a path in strict mode, like a page load. */
export function openStudio(path: string, state: unknown = null) {
  disposeLast()
  // A new entry cancels history steps that the previous test has started.
  window.history.pushState(state === null ? null : { usr: state }, '', path)
  const { StudioPages, dispose } = createStudio(<Site />)
  disposeLast = dispose
  const user = userEvent.setup()
  const view = render(
    <StrictMode>
      <StudioPages />
      <Toasts />
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
  await eventually(() => expect(toastTitles()).toContain(title))
}

/** Waits for a page of the studio by its heading. */
export function findPage(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

/** Records console.error instead of failing the test. */
export function expectConsoleErrors(): MockInstance<typeof console.error> {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}
