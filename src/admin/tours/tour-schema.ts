import { z } from 'zod'
import { tour } from '../../content/collections/tours'
import { text } from '../data/lenient'
import { collectionForm, stateFields } from '../kit/editing/collection-form'

const tourForm = collectionForm(tour, { ...tour.fields, ...stateFields })

export const {
  labels: tourLabels,
  empty: emptyTour,
  valuesOf: valuesOfTour,
  rowOf: rowOfTour,
  schema: tourFormSchema,
  faultsOf: faultsOfTour,
} = tourForm

/** Values of the tour form. */
export type TourFormValues = typeof emptyTour

/** A row of `tours` as the studio reads it; lenient, so that a damaged row can be opened and repaired. */
export const tourRowSchema = tourForm.rowSchema.extend({
  title: text.transform((title) => title || 'Untitled'),
  first_published_at: z.string().nullable().catch(null),
  updated_at: text,
})

export type TourRow = z.infer<typeof tourRowSchema>
