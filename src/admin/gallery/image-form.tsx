import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedInUser } from '../auth/session-state'
import { useSave } from '../kit/collection/collection-mutations'
import { draftKey } from '../kit/drafts/draft-store'
import { EditorForm } from '../kit/editing/editor-form'
import { useEditor } from '../kit/editing/use-editor'
import { formResolver } from '../kit/form-resolver'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { invalidateWithdrawn } from '../kit/picture-library/withdrawn-pictures'
import { ImageFields } from './image-fields'
import { imageFormSchema, imageLabels, valuesOfImage, type ImageFormValues } from './image-schema'
import { images } from './image-queries'
import { WithdrawDialog } from './withdraw-dialog'

const resolver = formResolver(imageFormSchema)

const savedOf = (row: GalleryImageRow) => ({ values: valuesOfImage(row), version: row.version })

type ImageFormProps = {
  image: GalleryImageRow
  onDelete: (image: GalleryImageRow) => void
  /** Called with the new id if a deleted picture was saved again. */
  onIdChange: (id: number) => void
}

/** The form of one picture. */
export function ImageForm({ image, onDelete, onIdChange }: ImageFormProps) {
  const { id } = image
  const { id: userId } = useSignedInUser()
  const queryClient = useQueryClient()
  const save = useSave(images)
  const [isAsking, setAsking] = useState(false)

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

  return (
    <>
      <EditorForm label="Picture" editor={{ ...editor, submit }} labels={imageLabels}>
        <ImageFields image={image} onDelete={() => onDelete(image)} />
      </EditorForm>
      <WithdrawDialog
        images={isAsking ? [image] : []}
        onClose={() => setAsking(false)}
        onConfirm={editor.submit}
      />
    </>
  )
}
