import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { http } from 'msw'
import { backend, server } from '../support/fake-backend'
import { findPage, openStudio } from '../support/render-studio'
import { deferred } from '../../deferred'

/** The entries of the list of tours; none while it is not rendered. */
export function tourEntries(): HTMLElement[] {
  const list = screen.queryByRole('list', { name: 'Tours' })
  return list ? within(list).queryAllByRole('listitem') : []
}

/** Titles of the tours that the list shows, in its order. */
export function tourTitles(): (string | null)[] {
  return tourEntries().map((entry) => within(entry).getByRole('heading').textContent)
}

/** Opens the list of tours and waits until it is loaded. */
export async function openTours(query = '') {
  const { user } = openStudio(`/admin/tours${query}`)
  await findPage('Manage Tours')
  await waitFor(() => expect(tourEntries()).not.toEqual([]))
  const card = (id: number) => {
    const found = tourEntries().find((entry) =>
      within(entry).queryByText(`Tour ${id} 🌱`, { selector: 'h2' }),
    )
    if (!found) throw new Error(`Tour ${id} is not in the list`)
    return within(found)
  }
  const askToDelete = async (id: number) => {
    await user.click(card(id).getByRole('button', { name: `Delete Tour ${id} 🌱` }))
    return within(await screen.findByRole('alertdialog'))
  }
  return { user, card, askToDelete }
}

/** Serves these tours as those of the home page, and accepts changes to them. */
export function serveHomeTours(ids: readonly unknown[]): void {
  backend.tables['home_featured'] = ids.map((tour_id, index) => ({ position: index + 1, tour_id }))
  backend.procedures['set_home_featured'] = ({ tour_ids }) =>
    serveHomeTours(Array.isArray(tour_ids) ? tour_ids : [])
}

/** Delays every read of tours until the returned function is called. */
export function holdReads(): () => void {
  const { promise: held, resolve: letThrough } = deferred()
  // Returns nothing, so that the default handler responds.
  server.use(http.get('*/rest/v1/tours', () => held))
  return letThrough
}
