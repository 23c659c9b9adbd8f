import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { routes } from '../../../src/app/routes'
import { gallery } from '../../../src/content/gallery'
import { loadParts } from '../../../src/lib/lazy-part'

// Queries by role compute the accessible names of all sixty tiles, which takes jsdom a second on a
// busy machine. Frequent queries therefore use selectors.

/** Compiles all modules in advance, or the first test might time out. */
export async function compileGallery(): Promise<void> {
  await Promise.all(routes.filter((route) => route.isPublic).map((route) => route.load()))
  await loadParts()
  await import('../../../src/pages/gallery/photo-viewer')
}

export function titleOf(id: number): string {
  return gallery.find((photo) => photo.id === id)?.title ?? ''
}

/** All tiles in order. */
export function tiles(): Element[] {
  return [...document.querySelectorAll('main li > a[aria-describedby]')]
}

/** The tile of a picture, found by its visible title. */
export function tile(id: number): HTMLElement {
  const link = screen.getByText(titleOf(id)).closest('a')
  if (!link) throw new Error(`The title of picture ${id} is in no link.`)
  return link
}

function dialog(): HTMLElement | null {
  return document.querySelector('[role=dialog]')
}

/** Waits for the viewer; with a number, until it shows that picture. */
export async function viewer(id?: number): Promise<HTMLElement> {
  return waitFor(() => {
    const found = dialog()
    if (!found) throw new Error('The viewer is not open.')
    if (id !== undefined) expect(found.querySelector('h2')).toHaveTextContent(titleOf(id))
    return found
  })
}

/** Waits until no viewer is open. */
export async function closed(): Promise<void> {
  await waitFor(() => expect(dialog()).toBeNull())
}
