import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedInUser } from '../auth/session-context'
import { useSave } from '../kit/collection/collection-mutations'
import { draftKey } from '../kit/drafts/draft-store'
import { EditorForm } from '../kit/editing/editor-form'
import { useEditor } from '../kit/editing/use-editor'
import { formResolver } from '../kit/form-resolver'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { invalidateWithdrawn } from '../kit/picture-library/withdrawn-pictures'
import { ImageFields } from './image-fields'
import {
  imageFormSchema,
  imageLabels,
  valuesOfImage,
  type ImageFormValues,
} from './image-form-schema'
import { images } from './image-queries'
import { WithdrawQuestion } from './withdraw-question'

const resolver = formResolver(imageFormSchema)

const savedOf = (row: GalleryImageRow) => ({ values: valuesOfImage(row), version: row.version })

type ImageEditorProps = {
  image: GalleryImageRow
  onDelete: (image: GalleryImageRow) => void
  /** Called when a picture that was gone has been saved anew. */
  onRenumbered: (id: number) => void
}

/** The form of one picture. */
export function ImageEditor({ image, onDelete, onRenumbered }: ImageEditorProps) {
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
      // Where somebody has deleted it meanwhile, it comes back as a draft.
      const wish = version === null ? { ...values, status: 'draft' } : values
      const row = await save.mutateAsync({ values: wish, id, version })
      if (row.consent === 'withdrawn') invalidateWithdrawn(queryClient)
      if (row.id !== id) onRenumbered(row.id)
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

  /** Saves; a withdrawal is asked about first, once nothing else keeps it from being saved. */
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
      <WithdrawQuestion
        images={isAsking ? [image] : []}
        onClose={() => setAsking(false)}
        onConfirm={editor.submit}
      />
    </>
  )
}
