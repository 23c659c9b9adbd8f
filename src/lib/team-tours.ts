import { countsPeople, takesGroup } from './tour-group'

/**
 * Whether a tour suits a team: its group size counts people, not students or couples, and it takes the
 * smallest group that gets the discount.
 *
 * @param participants group size of the tour, as editors write it
 * @param from the smallest group with the discount; 0 if it is not known
 */
export function isForTeams(participants: string, from: number): boolean {
  return countsPeople(participants) && (!from || takesGroup(participants, from))
}
