import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noticeClass } from '../../components/ui/notice'
import { useSignedInUser } from '../auth/session-state'
import { useSave } from '../kit/collection/collection-mutations'
import { DialogFrame } from '../kit/dialogs/dialog-frame'
import { draftKey } from '../kit/drafts/draft-store'
import { EditorForm } from '../kit/editing/editor-form'
import { useEditor } from '../kit/editing/use-editor'
import { FactSkeletons, LoadingState } from '../kit/loading-state'
import { formResolver } from '../kit/form-resolver'
import { leave } from '../kit/leaving/leave-guard'
import { LoadFailure } from '../kit/load-failure'
import { nameOfImage, type GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { invalidateWithdrawn } from '../kit/picture-library/withdrawn-notice'
import { ReadOnlyContext, useEntryRights } from '../kit/rights'
import { Thumbnail } from '../kit/thumbnail'
import { DeletePicture, ImageFields } from './image-fields'
import {
  images,
  imageFormSchema,
  imageLabels,
  valuesOfImage,
  type ImageFormValues,
} from './image-collection'
import { WalkBar, type WalkPlace } from './picture-walk'
import { stepByEnter, useFirstLacking, useSavingSteps } from './use-saving-steps'
import { WithdrawDialog, WithdrawalFacts } from './withdraw-dialog'

type ImagePanelProps = {
  /** Its place among pictures that are filled in one after another. */
  place: WalkPlace | undefined
  /** Shows another picture of these, or none. */
  onGo: (id: number | undefined) => void
  /** The picture to edit; the panel is closed without one. */
  id: number | undefined
  onClose: () => void
  /** Called with the new id if a deleted picture was saved again. */
  onIdChange: (id: number) => void
  /** Asks before the picture is deleted. */
  onDelete: (image: GalleryImageRow) => void
}

/** Edits one picture in a side panel. */
export function ImagePanel(props: ImagePanelProps) {
  const { id, place, onGo, onClose, onDelete, onIdChange } = props
  const { mayChange, mayDelete } = useEntryRights()
  const { data, isPending, isError, isPaused, error, refetch } = useQuery({
    ...images.oneOptions(id ?? 0),
    enabled: id !== undefined,
    // Opened again, the panel shows the current row, not a cached one.
    gcTime: 0,
  })
  return (
    <DialogFrame
      isOpen={id !== undefined}
      title={data ? nameOfImage(data) : 'Picture'}
      place="side"
      onClose={() => leave(onClose)}
    >
      {place && !(data && data.consent !== 'withdrawn') && <WalkBar place={place} onGo={onGo} />}
      {data?.consent === 'withdrawn' && (
        <WithdrawnPicture
          image={data}
          onDelete={mayDelete(data) ? () => onDelete(data) : undefined}
        />
      )}
      {data && data.consent !== 'withdrawn' && (
        <ReadOnlyContext value={!mayChange(data)}>
          {!mayChange(data) && (
            <p
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll the panel from here
              tabIndex={0}
              className={`mb-4 p-3 ${noticeClass('advice')}`}
            >
              This picture is or was on the site, so only editors change it. If the people in it
              withdraw their consent, tell an editor at once.
            </p>
          )}
          <ImageForm
            key={data.id}
            image={data}
            place={place}
            onGo={onGo}
            onDelete={onDelete}
            onIdChange={onIdChange}
          />
        </ReadOnlyContext>
      )}
      {data === null && <p>There is no picture with this number. It may have been deleted.</p>}
      {isPending && (
        <LoadingState label="Loading the picture" isPaused={isPaused}>
          <FactSkeletons count={6} />
        </LoadingState>
      )}
      {isError && !data && (
        <LoadFailure
          title="This picture could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </DialogFrame>
  )
}

const resolver = formResolver(imageFormSchema)

const savedOf = (row: GalleryImageRow) => ({ values: valuesOfImage(row), version: row.version })

type ImageFormProps = Pick<ImagePanelProps, 'place' | 'onGo'> & {
  image: GalleryImageRow
  onDelete: (image: GalleryImageRow) => void
  /** Called with the new id if a deleted picture was saved again. */
  onIdChange: (id: number) => void
}

/** The form of one picture. */
function ImageForm({ image, place, onGo, onDelete, onIdChange }: ImageFormProps) {
  const { id } = image
  const { id: userId } = useSignedInUser()
  const queryClient = useQueryClient()
  const save = useSave(images)
  const [isAsking, setAsking] = useState(false)
  const [saves, setSaves] = useState(0)
  const box = useFirstLacking(place !== undefined, valuesOfImage(image))

  const editor = useEditor<ImageFormValues>({
    storeKey: draftKey(userId, 'gallery_images', id),
    start: savedOf(image),
    resolver,
    save: async (values, version) => {
      // A picture that was deleted in the meantime comes back as a draft.
      const toSave = version === null ? { ...values, status: 'draft' } : values
      const row = await save.mutateAsync({ values: toSave, id, version })
      if (row.consent === 'withdrawn') invalidateWithdrawn(queryClient)
      if (row.id !== id) onIdChange(row.id)
      return savedOf(row)
    },
    reload: async () => {
      const row = await images.read(id)
      return row && savedOf(row)
    },
    onSaved: () => setSaves((count) => count + 1),
    texts: { saved: 'Image updated successfully', failed: 'Failed to update image' },
    describeSaved: ({ consent }) =>
      consent === 'withdrawn'
        ? {
            title: 'Consent withdrawn',
            description: 'What visitors see of the picture stays until the next Publish.',
          }
        : {},
  })

  /** Saves; a valid form that withdraws the consent asks for confirmation first. */
  async function submit(): Promise<void> {
    const isWithdrawal = editor.form.getValues('consent') === 'withdrawn'
    if (isWithdrawal && (await editor.form.trigger())) setAsking(true)
    else await editor.submit()
  }

  const go = useSavingSteps({ editor, saves, submit, onGo })

  return (
    <>
      {place && <WalkBar place={place} isBusy={editor.isSaving} onGo={(next) => void go(next)} />}
      <EditorForm label="Picture" editor={{ ...editor, submit }} labels={imageLabels}>
        {/* Enter in its fields comes up to here. */}
        <div
          ref={box}
          role="presentation"
          onKeyDown={(event) =>
            place && stepByEnter(event, editor.form.getValues(), () => void go(place.next))
          }
        >
          <ImageFields
            image={image}
            isWalk={place !== undefined}
            onDelete={() => onDelete(image)}
          />
        </div>
      </EditorForm>
      <WithdrawDialog
        images={isAsking ? [image] : []}
        onClose={() => setAsking(false)}
        onConfirm={editor.submit}
      />
    </>
  )
}

type WithdrawnPictureProps = {
  image: GalleryImageRow
  /** Undefined for those who may not delete it. */
  onDelete: (() => void) | undefined
}

/** Shown in place of the form of a withdrawn picture, which can only be deleted. */
function WithdrawnPicture({ image, onDelete }: WithdrawnPictureProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="overflow-hidden rounded-postcard">
        <Thumbnail src={image.url} alt={image.alt} />
      </div>
      <section aria-label="Withdrawn" className={`p-4 ${noticeClass('error')}`}>
        <h3 className="mb-2 font-semibold">
          The people in this picture have withdrawn their consent
        </h3>
        <p className="mb-3">It can never be published again. This cannot be taken back.</p>
        <WithdrawalFacts images={[image]} isDone />
      </section>
      {onDelete && <DeletePicture onDelete={onDelete} />}
    </div>
  )
}
