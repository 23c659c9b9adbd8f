import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import { homeTourCount, homeToursOptions, saveHomeTours } from './home-tours'
import type { TourRow } from './tour-schema'

/** Result of saving the replacements. */
export type ReplacementOutcome =
  /** None of the tours is on the home page now. */
  | 'done'
  /** More replacements must be chosen first. */
  | 'incomplete'
  /** The home page could not be read or written; a toast has said so. */
  | 'failed'

const noTours: readonly TourRow[] = []

/**
 * Replacements on the home page for tours that are taken off the site. They are chosen first, because
 * a home page with fewer than three published tours blocks publishing.
 *
 * @param leaving the tours to unpublish or delete
 */
export function useHomeReplacement(leaving: readonly TourRow[]) {
  const queryClient = useQueryClient()
  const { data: home = noTours } = useQuery(homeToursOptions())
  const [chosen, setChosen] = useState(noTours)
  const staying = home.filter((tour) => !includesTour(leaving, tour))
  const isOnHome = staying.length < home.length

  /** Saves the replacements if any of the tours is on the home page now; never rejects. */
  async function save(): Promise<ReplacementOutcome> {
    try {
      const current = await queryClient.fetchQuery({ ...homeToursOptions(), staleTime: 0 })
      if (!current.some((tour) => includesTour(leaving, tour))) return 'done'
      const next = replaceTours(current, leaving, chosen)
      if (next.length < homeTourCount) return 'incomplete'
      await saveHomeTours(next.map(({ id }) => id))
      showToast({ kind: 'success', title: 'Home page updated successfully' })
      return 'done'
    } catch (error) {
      logFailure('Choosing other tours for the home page', error)
      showToast({
        kind: 'error',
        title: 'Failed to update the home page',
        description: failureText(error),
      })
      return 'failed'
    } finally {
      void queryClient.invalidateQueries({ queryKey: homeToursOptions().queryKey })
    }
  }

  return {
    /** The tours that need a replacement. */
    replaced: home.filter((tour) => includesTour(leaving, tour)),
    chosen,
    /** How many replacements are still to be chosen. */
    missing: isOnHome ? homeTourCount - staying.length - chosen.length : 0,
    /** Tours that cannot be chosen. */
    unavailable: [...staying, ...chosen, ...leaving],
    choose: (tour: TourRow) => setChosen([...chosen, tour]),
    unchoose: (tour: TourRow) => setChosen(chosen.filter(({ id }) => id !== tour.id)),
    clear: () => setChosen(noTours),
    save,
  }
}

const includesTour = (tours: readonly TourRow[], { id }: TourRow) =>
  tours.some((tour) => tour.id === id)

/** The home page with each leaving tour replaced; further chosen tours are appended. */
function replaceTours(
  home: readonly TourRow[],
  leaving: readonly TourRow[],
  chosen: readonly TourRow[],
): TourRow[] {
  const others = chosen.filter((tour) => !includesTour(home, tour))
  const kept = home.flatMap((tour) => (includesTour(leaving, tour) ? others.splice(0, 1) : [tour]))
  return [...kept, ...others].slice(0, homeTourCount)
}

/**
 * @returns a function that reads whether any of some tours is on the home page now; rejects with
 *   `RequestFailure`
 */
export function useIsOnHomePage(): (leaving: readonly TourRow[]) => Promise<boolean> {
  const queryClient = useQueryClient()
  return async (leaving) => {
    const home = await queryClient.fetchQuery({ ...homeToursOptions(), staleTime: 0 })
    return home.some((tour) => includesTour(leaving, tour))
  }
}
