import { readChangedRows } from '../data/answers'
import { getClient } from '../data/client'
import { refuseTakenAddress } from '../kit/editing/refuse-taken-address'
import { rowOfTour, type TourFormValues } from './tours-schema'
import { tourRowSchema, type TourRow } from './tours-schema'

/**
 * Writes a tour: over version `version` of tour `id`, or as a new one where there is no version.
 *
 * @returns the row as it now stands
 * @throws NothingChanged when the version has moved on, or the account may not write;
 *   FieldRefusal when another tour has the address; RequestFailure otherwise
 */
export async function saveTour(
  values: TourFormValues,
  id: number | 'new',
  version: number | null,
): Promise<TourRow> {
  const table = getClient().from('tours')
  const row = rowOfTour(values)
  const [saved] = await refuseTakenAddress(
    readChangedRows(
      id === 'new' || version === null
        ? table.insert(row).select('*')
        : table.update(row).eq('id', id).eq('version', version).select('*'),
    ),
  )
  return tourRowSchema.parse(saved)
}
