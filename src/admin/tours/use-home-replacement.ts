import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import { homeTourCount, homeToursOptions, saveHomeTours } from './home-tours'
import type { TourRow } from './tours-schema'

/** What became of an attempt to give the places of the home page to other tours. */
export type ReplacementOutcome =
  /** None of the tours is on the home page any more, or none was. */
  | 'done'
  /** More tours have to be chosen first. */
  | 'incomplete'
  /** It could not be read or written; the person was told. */
  | 'failed'

const noTours: readonly TourRow[] = []

/**
 * The places that tours leave on the home page when they leave the site. A home page with fewer than
 * three published tours stops every Publish, so that others are chosen for them first.
 *
 * @param leaving the tours that are about to be unpublished or deleted
 */
export function useHomeReplacement(leaving: readonly TourRow[]) {
  const queryClient = useQueryClient()
  const { data: home = noTours } = useQuery(homeToursOptions())
  const [chosen, setChosen] = useState(noTours)
  const staying = home.filter((tour) => !holds(leaving, tour))
  const isOnHome = staying.length < home.length

  /** Writes the choice, if any of the tours is on the home page at this moment; never rejects. */
  async function save(): Promise<ReplacementOutcome> {
    try {
      const present = await queryClient.fetchQuery({ ...homeToursOptions(), staleTime: 0 })
      if (!present.some((tour) => holds(leaving, tour))) return 'done'
      const next = placesAfter(present, leaving, chosen)
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
    /** Those of the tours that are on the home page. */
    replaced: home.filter((tour) => holds(leaving, tour)),
    chosen,
    /** How many places are still to be given away. */
    missing: isOnHome ? homeTourCount - staying.length - chosen.length : 0,
    /** Tours that cannot be chosen: they are on the home page already, or leave. */
    taken: [...staying, ...chosen, ...leaving],
    choose: (tour: TourRow) => setChosen([...chosen, tour]),
    giveBack: (tour: TourRow) => setChosen(chosen.filter(({ id }) => id !== tour.id)),
    clear: () => setChosen(noTours),
    save,
  }
}

const holds = (tours: readonly TourRow[], { id }: TourRow) => tours.some((tour) => tour.id === id)

/** The home page with the chosen tours in the places of those that leave, and at its end. */
function placesAfter(
  home: readonly TourRow[],
  leaving: readonly TourRow[],
  chosen: readonly TourRow[],
): TourRow[] {
  const others = chosen.filter((tour) => !holds(home, tour))
  const kept = home.flatMap((tour) => (holds(leaving, tour) ? others.splice(0, 1) : [tour]))
  return [...kept, ...others].slice(0, homeTourCount)
}

/**
 * Whether one of some tours is on the home page at this moment, so that it leaves a place free when
 * it leaves the site.
 *
 * @returns the question; it fails with `RequestFailure`
 */
export function useLeavesPlaceFree(): (leaving: readonly TourRow[]) => Promise<boolean> {
  const queryClient = useQueryClient()
  return async (leaving) => {
    const home = await queryClient.fetchQuery({ ...homeToursOptions(), staleTime: 0 })
    return home.some((tour) => holds(leaving, tour))
  }
}
