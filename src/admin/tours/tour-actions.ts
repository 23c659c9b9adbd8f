import { readChangedRows } from '../data/answers'
import { getClient } from '../data/client'
import { NothingChanged } from '../data/errors'
import { explainRefusal } from '../data/explain-refusal'
import { copyTitle } from '../kit/lists/copy-title'
import { readRow } from '../kit/read-row'
import { rowOfTour, valuesOfTour } from './tours-schema'
import { tourRowSchema } from './tours-schema'

/**
 * Deletes a tour by id.
 *
 * @throws NothingChanged when it was gone or may not be deleted; RequestFailure
 */
export async function deleteTour(id: number): Promise<void> {
  await readChangedRows(getClient().from('tours').delete().eq('id', id).select('id'))
}

/**
 * Makes a draft with all that a tour says; the database gives it an address of its own.
 *
 * @returns id of the new tour
 * @throws NothingChanged when the tour is gone or may not be copied; RequestFailure
 */
export async function copyTour(id: number): Promise<number> {
  const tour = await readRow('tours', id, tourRowSchema)
  if (!tour) throw await explainRefusal(new NothingChanged('The tour is gone'))
  const values = {
    ...valuesOfTour(tour),
    title: copyTitle(tour.title),
    slug: '',
    status: 'draft',
    featured: false,
  }
  const [copy] = await readChangedRows(
    getClient().from('tours').insert(rowOfTour(values)).select('id'),
  )
  return copy.id
}
