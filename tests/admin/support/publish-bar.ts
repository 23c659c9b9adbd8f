import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { findPage, openStudio } from './render-studio'

/** The publish bar in the header. */
export const bar = () => within(screen.getByRole('region', { name: 'Publishing' }))

/** Waits until the bar says `line`. */
export async function findLine(line: string | RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent(line))
  return bar().getByRole('status')
}

/** A button of the bar, once it is there. */
export const findButton = (name: string) => bar().findByRole('button', { name })

/** Opens a page of the studio. */
export async function openBar(path = '/admin', heading = 'Dashboard') {
  const { user } = openStudio(path)
  await findPage(heading)
  return user
}

/** Opens a page and presses Publish. */
export async function pressPublish() {
  const user = await openBar()
  await user.click(await findButton('Publish'))
  return user
}
