import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../../lib/admin-paths'
import { paths } from '../../lib/paths'
import { FieldRefusal } from '../data/errors'
import { NextVersion } from '../frame/publishing/next-version'
import { useIsKept, useIsOnSite } from '../frame/publishing/site-context'
import { StatusChips } from '../frame/publishing/status-chips'
import { useEntryEditor } from '../frame/use-entry-editor'
import { isLive } from '../kit/chip-statuses'
import { EntryActions, EntryPage } from '../kit/collection/entry-page'
import { EditorForm } from '../kit/editing/editor-form'
import { FieldJumps } from '../kit/editing/field-jumps'
import type { Opening } from '../kit/page/opening'
import { TourPreview } from '../kit/preview/preview-dialog'
import { DeleteToursDialog, TakeOfflineDialog, useIsOnHomePage } from './take-offline-dialog'
import {
  emptyTour,
  rowOfTour,
  tourFormSchema,
  tourLabels,
  tours,
  type TourRow,
} from './tour-collection'
import { TourFields, tourParts } from './tour-fields'

/** Starts to read the tour for a page that is about to open. */
export function prefetchTour(queryClient: QueryClient, { id }: Opening): void {
  tours.prefetchOne(queryClient, id)
}

/** Edits the tour that the URL names, or a new one. */
export function TourPage() {
  const isOnSite = useIsOnSite('tour')
  return (
    <EntryPage
      collection={tours}
      listPath={adminPaths.tours()}
      newTitle="Add New Tour"
      backText="Back to all tours"
      renderChips={(tour) => <StatusChips row={tour} kind="tour" />}
      renderActions={(tour) => (
        <EntryActions
          collection={tours}
          row={tour}
          publicPath={isOnSite(tour) ? paths.tour(tour.slug) : undefined}
          listPath={adminPaths.tours()}
          Question={DeleteToursDialog}
        />
      )}
    >
      {(tour) => <TourForm tour={tour} />}
    </EntryPage>
  )
}

/** The form of one tour; without a row, of a new one. */
function TourForm({ tour }: { tour: TourRow | undefined }) {
  const isOnSite = useIsOnSite('tour')
  const isKept = useIsKept('tour')
  const { leaveHomePage, homeQuestion } = useHomeQuestion(tour)
  const editor = useEntryEditor(tours, tour, {
    schema: tourFormSchema,
    newValues: emptyTour,
    beforeSave: async (values) => {
      if (tour && isLive(tour) && !isLive(rowOfTour(values))) await leaveHomePage()
    },
  })
  return (
    <>
      <EditorForm
        label={tour ? 'Tour' : 'New tour'}
        editor={editor}
        labels={tourLabels}
        top={
          <>
            <TourPreview />
            <FieldJumps jumps={tourParts} />
          </>
        }
      >
        <TourFields
          wasPublished={Boolean(tour?.first_published_at)}
          isOnSite={tour !== undefined && isOnSite(tour)}
          isKept={tour !== undefined && isKept(tour)}
          nextVersion={tour && <NextVersion kind="tour" row={tour} />}
        />
      </EditorForm>
      {homeQuestion}
    </>
  )
}

/**
 * Before a save that takes a tour off the site: `leaveHomePage` asks for its replacement if it is on
 * the home page, in the dialog `homeQuestion`.
 */
function useHomeQuestion(tour: TourRow | undefined) {
  const isOnHomePage = useIsOnHomePage()
  const [question, setQuestion] = useState<{ resolve: (isReplaced: boolean) => void }>()

  /**
   * @throws FieldRefusal for the status field if the person cancels or the replacement cannot be saved;
   *   RequestFailure if the home page cannot be read
   */
  async function leaveHomePage(): Promise<void> {
    if (!tour || !(await isOnHomePage([tour]))) return
    const isReplaced = await new Promise<boolean>((resolve) => setQuestion({ resolve }))
    if (isReplaced) return
    throw new FieldRefusal(
      'status',
      'This tour is on the home page. Save again and choose the tour that takes its place there, or keep it on the site.',
    )
  }

  const homeQuestion = (
    <TakeOfflineDialog
      tours={tour && question ? [tour] : []}
      title="Choose a tour for the home page"
      description="Only tours for the site can be on the home page. Choose another one before this one leaves the site."
      confirmLabel="Replace and save"
      onClose={() => {
        // Has no effect after a confirmation: the promise is resolved by then.
        question?.resolve(false)
        setQuestion(undefined)
      }}
      onConfirm={async () => question?.resolve(true)}
    />
  )
  return { leaveHomePage, homeQuestion }
}
