import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { useSave } from '../kit/collection/collection-mutations'
import { draftKey } from '../kit/drafts/draft-store'
import { EditorForm } from '../kit/editing/editor-form'
import { useEditor } from '../kit/editing/use-editor'
import { formResolver } from '../kit/form-resolver'
import { keepPage, usePageKey } from '../kit/page/page-key'
import { TourPreview } from '../kit/preview/preview-dialog'
import { useSignedInUser } from '../auth/session-state'
import { isLive } from '../kit/chip-statuses'
import { TourFields } from './tour-fields'
import {
  emptyTour,
  rowOfTour,
  tourFormSchema,
  tourLabels,
  valuesOfTour,
  type TourFormValues,
  type TourRow,
} from './tour-schema'
import { tours } from './tour-queries'
import { useHomeQuestion } from './use-home-question'

const resolver = formResolver(tourFormSchema)

const savedOf = (row: TourRow) => ({ values: valuesOfTour(row), version: row.version })

/** The form of one tour; without a row, of a new one. */
export function TourForm({ tour }: { tour: TourRow | undefined }) {
  const id = tour?.id ?? 'new'
  const { id: userId } = useSignedInUser()
  const navigate = useNavigate()
  const save = useSave(tours)
  const pageKey = usePageKey()
  const { leaveHomePage, homeQuestion } = useHomeQuestion(tour)
  const editor = useEditor<TourFormValues>({
    storeKey: draftKey(userId, 'tours', id),
    start: tour ? savedOf(tour) : { values: emptyTour, version: null },
    resolver,
    save: async (values, version) => {
      if (tour && isLive(tour) && !isLive(rowOfTour(values))) await leaveHomePage()
      const row = await save.mutateAsync({ values, id, version })
      // A new tour has its own URL once it is saved.
      if (row.id !== id) {
        void navigate(paths.adminTour(row.id), { replace: true, state: keepPage(pageKey) })
      }
      return savedOf(row)
    },
    reload: async () => {
      if (id === 'new') return null
      const row = await tours.read(id)
      return row && savedOf(row)
    },
    texts: tour
      ? { saved: 'Tour updated successfully', failed: 'Failed to update tour' }
      : { saved: 'Tour created successfully', failed: 'Failed to create tour' },
  })
  return (
    <>
      <EditorForm label={tour ? 'Tour' : 'New tour'} editor={editor} labels={tourLabels}>
        <TourPreview />
        <TourFields wasPublished={Boolean(tour?.first_published_at)} />
      </EditorForm>
      {homeQuestion}
    </>
  )
}
