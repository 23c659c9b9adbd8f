import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { failureText, lastingWithdrawalText, logFailure } from '../data/errors'
import { useUndoDelete } from '../kit/activity/undo-delete'
import { runBulk, type BulkResult } from '../kit/lists/run-bulk'
import { nameOfImage, type GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { changeImages, deleteImages, type ImageChange } from './gallery-writes'
import { readWithdrawnAgain } from '../kit/picture-library/withdrawn-pictures'
import { publishingFaults } from './image-form-schema'
import { valuesOfImage } from './image-form-schema'

/** What became of the last action on several pictures, and what it was. */
export type BulkOutcome = { result: BulkResult; verb: string; names: ReadonlyMap<number, string> }

/** The writes of the picture list with what the person is told of them. */
export function useGalleryActions() {
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const tellDeleted = useUndoDelete('gallery_images')
  const reload = () => queryClient.invalidateQueries({ queryKey: ['gallery_images'] })

  const finish = (images: readonly GalleryImageRow[], result: BulkResult, verb: string) =>
    setOutcome({
      result,
      verb,
      names: new Map(images.map((image) => [image.id, nameOfImage(image)])),
    })

  /** Deletes rows; their files go to the trash with them. */
  async function removeRows(images: readonly GalleryImageRow[]): Promise<BulkResult> {
    const result = await runBulk(
      images.map(({ id }) => id),
      deleteImages,
    )
    const withdrawn = new Set(
      images.filter(({ consent }) => consent === 'withdrawn').map(({ id }) => id),
    )
    tellDeleted(result.done.filter((id) => !withdrawn.has(id)))
    if (result.done.some((id) => withdrawn.has(id))) {
      // Nothing brings these back, so no Undo is offered.
      showToast({ kind: 'success', title: 'Withdrawn picture deleted' })
    }
    void queryClient.invalidateQueries({ queryKey: ['trashed_files'] })
    await reload()
    return result
  }

  /** Deletes one picture. Says whether the picture is gone. */
  async function remove(image: GalleryImageRow): Promise<boolean> {
    const { failed } = await removeRows([image])
    const [failure] = failed
    if (failure) {
      showToast({ kind: 'error', title: 'Failed to delete image', description: failure.reason })
    }
    return !failure
  }

  /** Deletes several pictures. */
  async function removeAll(images: readonly GalleryImageRow[]): Promise<void> {
    finish(images, await removeRows(images), 'deleted')
  }

  /** Changes the same of several pictures. */
  async function changeAll(
    images: readonly GalleryImageRow[],
    change: ImageChange,
    verb: string,
  ): Promise<void> {
    // The database would refuse these, without a word that people understand.
    const lasting = change.consent ? images.filter(({ consent }) => consent === 'withdrawn') : []
    const result = await runBulk(
      images.filter((image) => !lasting.includes(image)).map(({ id }) => id),
      (ids) => changeImages(ids, change),
    )
    const failed = lasting.map(({ id }) => ({ id, reason: lastingWithdrawalText }))
    finish(images, { done: result.done, failed: [...failed, ...result.failed] }, verb)
    await reload()
  }

  /** Withdraws the consent in several pictures, for good. */
  async function withdrawAll(images: readonly GalleryImageRow[]): Promise<void> {
    await changeAll(images, { consent: 'withdrawn' }, 'withdrawn')
    readWithdrawnAgain(queryClient)
  }

  /** Publishes those that are whole, and says of the others what they lack. */
  async function publishAll(images: readonly GalleryImageRow[]): Promise<void> {
    const lacking = images.flatMap((image) => {
      const faults = publishingFaults(valuesOfImage(image))
      return faults.length > 0 ? [{ id: image.id, reason: faults.join(' ') }] : []
    })
    const refused = new Set(lacking.map(({ id }) => id))
    const result = await runBulk(
      images.map(({ id }) => id).filter((id) => !refused.has(id)),
      (ids) => changeImages(ids, { status: 'published' }),
    )
    finish(images, { done: result.done, failed: [...lacking, ...result.failed] }, 'published')
    await reload()
  }

  function failMove(error: unknown): void {
    logFailure('Moving a picture', error)
    showToast({
      kind: 'error',
      title: 'Failed to change the order',
      description: failureText(error),
    })
  }

  return {
    remove,
    removeAll,
    changeAll,
    withdrawAll,
    publishAll,
    failMove,
    reload,
    outcome,
    dismissOutcome: () => setOutcome(undefined),
  }
}

export type GalleryActions = ReturnType<typeof useGalleryActions>
