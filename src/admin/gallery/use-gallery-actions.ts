import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import { runBulk, type BulkResult } from '../shared/lists/run-bulk'
import { nameOfImage, type GalleryImageRow } from '../shared/picture-library/gallery-image-row'
import { changeImages, deleteImages, type DeletedImage, type ImageChange } from './gallery-writes'
import { publishingFaults } from './image-form-schema'
import { valuesOfImage } from './image-form-values'
import { removeImageFiles, type UnneededFile } from './remove-image-files'

/** What became of the last action on several pictures, and what it was. */
export type BulkOutcome = { result: BulkResult; verb: string; names: ReadonlyMap<number, string> }

/** The writes of the picture list with what the person is told of them. */
export function useGalleryActions() {
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const [leftFiles, setLeftFiles] = useState<readonly UnneededFile[]>([])
  const reload = () => queryClient.invalidateQueries({ queryKey: ['gallery_images'] })

  /** Removes files that their rows no longer need; what is left is told until it is gone. */
  async function removeFiles(files: readonly UnneededFile[]): Promise<void> {
    const { left } = await removeImageFiles(files)
    const tried = new Set(files.map(({ storagePath }) => storagePath))
    setLeftFiles((before) => [...before.filter((file) => !tried.has(file.storagePath)), ...left])
    await queryClient.invalidateQueries({ queryKey: ['orphan_files'] })
  }

  const finish = (images: readonly GalleryImageRow[], result: BulkResult, verb: string) =>
    setOutcome({
      result,
      verb,
      names: new Map(images.map((image) => [image.id, nameOfImage(image)])),
    })

  async function removeRows(images: readonly GalleryImageRow[]): Promise<BulkResult> {
    const deleted: DeletedImage[] = []
    const result = await runBulk(
      images.map(({ id }) => id),
      async (ids) => {
        const gone = await deleteImages(ids)
        deleted.push(...gone)
        return gone.map(({ id }) => id)
      },
    )
    const names = new Map(images.map((image) => [image.id, nameOfImage(image)]))
    await removeFiles(
      deleted.flatMap(({ id, url, storagePath }) =>
        storagePath === null ? [] : [{ url, storagePath, name: names.get(id) ?? '' }],
      ),
    )
    await reload()
    return result
  }

  /** Deletes one picture, its file after it. Says whether the picture is gone. */
  async function remove(image: GalleryImageRow): Promise<boolean> {
    const { failed } = await removeRows([image])
    const [failure] = failed
    if (failure) {
      showToast({ kind: 'error', title: 'Failed to delete image', description: failure.reason })
    } else showToast({ kind: 'success', title: 'Image deleted successfully' })
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
    const result = await runBulk(
      images.map(({ id }) => id),
      (ids) => changeImages(ids, change),
    )
    finish(images, result, verb)
    await reload()
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
    publishAll,
    removeFiles,
    failMove,
    reload,
    leftFiles,
    outcome,
    dismissOutcome: () => setOutcome(undefined),
  }
}

export type GalleryActions = ReturnType<typeof useGalleryActions>
