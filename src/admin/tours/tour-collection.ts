import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { tour } from '../../content/collections/tours'
import { adminPaths } from '../../lib/admin-paths'
import { showToast } from '../../lib/toast'
import { getClient } from '../data/client'
import { failureText } from '../data/errors'
import { text } from '../data/lenient'
import { queryKeys } from '../data/query-keys'
import { readChangedRows, type RowPage } from '../data/responses'
import { stateChanges, type BulkChange } from '../kit/collection/bulk-changes'
import { defineCollection, draftCopy } from '../kit/collection/collection'
import { useSingleMutation } from '../kit/use-single-mutation'
import { collectionForm, stateFields } from '../kit/editing/collection-form'

const tourForm = collectionForm(tour, { ...tour.fields, ...stateFields })

export const {
  labels: tourLabels,
  empty: emptyTour,
  valuesOf: valuesOfTour,
  rowOf: rowOfTour,
  schema: tourFormSchema,
} = tourForm

/** Values of the tour form. */
export type TourFormValues = typeof emptyTour

/** A row of `tours` as the studio reads it; lenient, so that a damaged row can be opened and repaired. */
export const tourRowSchema = tourForm.rowSchema.extend({
  title: text.transform((title) => title || 'Untitled'),
  first_published_at: z.string().nullable().catch(null),
  created_by: z.string().nullable().catch(null),
  updated_at: text,
})

export type TourRow = z.infer<typeof tourRowSchema>

/** Queries and mutations of the table `tours`. */
export const tours = defineCollection({
  table: 'tours',
  many: 'tours',
  rowSchema: tourRowSchema,
  cardSchema: tourRowSchema,
  valuesOf: valuesOfTour,
  rowOf: rowOfTour,
  hasSlug: true,
  copyOf: (values) => ({ ...draftCopy(values), featured: false }),
  editPathOf: (id) => adminPaths.tour(id),
  shownBy: [queryKeys.homeTours],
})

export type TourChange = BulkChange<'tours', TourRow>

/** Bulk actions by the label of their group. */
export const tourChanges = (
  categories: readonly string[],
): Readonly<Record<string, readonly TourChange[]>> => ({
  Status: stateChanges(tourForm.faultsOf),
  Badge: [
    { id: 'feature', label: 'Feature', verb: 'featured', columns: { featured: true } },
    {
      id: 'unfeature',
      label: 'Unfeature',
      verb: 'no longer featured',
      columns: { featured: false },
    },
  ],
  Category: categories.map((category) => ({
    id: category,
    label: `Put into ${category}`,
    verb: `put into ${category}`,
    columns: { category },
  })),
  Remove: [{ id: 'delete', label: 'Delete', verb: 'deleted', columns: null }],
})

/**
 * Toggles `featured`, optimistically in every cached page of the list, and shows a toast with the
 * result. Fails with `NothingChanged` if the tour has been changed since it was read.
 */
export function useToggleFeatured() {
  const queryClient = useQueryClient()

  const patch = (id: number, changes: Partial<TourRow>) =>
    queryClient.setQueriesData<RowPage<TourRow>>(
      { queryKey: tours.listKey },
      (page) =>
        page && {
          ...page,
          rows: page.rows.map((tour) => (tour.id === id ? { ...tour, ...changes } : tour)),
        },
    )

  return useSingleMutation({
    mutationFn: async (tour: TourRow) => {
      const [changed] = await readChangedRows(
        getClient()
          .from('tours')
          .update({ featured: !tour.featured })
          .eq('id', tour.id)
          .eq('version', tour.version)
          .select('id, featured, version'),
      )
      return changed
    },
    onMutate: async (tour) => {
      // A read in flight predates this write: cancel it, and read again afterwards.
      const wasFetching = queryClient.isFetching({ queryKey: tours.listKey }) > 0
      await queryClient.cancelQueries({ queryKey: tours.listKey })
      patch(tour.id, { featured: !tour.featured })
      return { wasFetching }
    },
    onSuccess: (changed) => {
      patch(changed.id, changed)
      showToast({ kind: 'success', title: 'Tour updated successfully' })
    },
    onError: (error, tour) => {
      patch(tour.id, { featured: tour.featured })
      showToast({
        kind: 'error',
        title: 'Failed to update tour',
        description: failureText(error),
      })
    },
    // Not awaited, so that the toast does not wait for the reads.
    onSettled: (_, error, tour, context) => {
      void queryClient.invalidateQueries({ queryKey: tours.oneOptions(tour.id).queryKey })
      // A write whose response was lost may have succeeded: read before the next attempt.
      const mustRefetch = error !== null || context?.wasFetching
      if (mustRefetch) void queryClient.invalidateQueries({ queryKey: tours.listKey })
    },
  })
}
