import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showToast } from '../../lib/toast'
import { failureText } from '../data/errors'
import { homeTourCount, homeToursOptions, saveHomeTours } from './home-tours'
import type { TourRow } from './tours-schema'

/**
 * The tours of the home page. Every change shows at once and is written as soon as there are three;
 * several in a row are written one after the other.
 *
 * @returns the read, the tours as they stand on the screen, and `change`
 */
export function useHomeTours() {
  const queryClient = useQueryClient()
  const query = useQuery(homeToursOptions())
  /** What stands on the screen while the database does not know it yet. */
  const [own, setOwn] = useState<readonly TourRow[]>()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  async function write(tours: readonly TourRow[]): Promise<void> {
    try {
      await saveHomeTours(tours.map(({ id }) => id))
      showToast({ kind: 'success', title: 'Home page updated successfully' })
    } catch (error) {
      showToast({
        kind: 'error',
        title: 'Failed to update the home page',
        description: failureText(error),
      })
    }
    waiting.current -= 1
    if (waiting.current > 0) return
    await queryClient.invalidateQueries({ queryKey: homeToursOptions().queryKey })
    if (waiting.current === 0) setOwn(undefined)
  }

  function change(tours: readonly TourRow[]): void {
    setOwn(tours)
    if (tours.length !== homeTourCount) return
    waiting.current += 1
    queue.current = queue.current.then(() => write(tours))
  }

  return { query, tours: own ?? query.data ?? [], change }
}
