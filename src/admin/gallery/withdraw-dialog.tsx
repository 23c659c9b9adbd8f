import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { LiveStatusContext } from '../frame/publishing/site-context'
import { isLive } from '../kit/chip-statuses'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import {
  PictureUseList,
  isOutsideGallery,
  isPublished,
  pictureUsesOptions,
} from '../kit/picture-library/picture-uses'

type WithdrawDialogProps = {
  /** Pictures to withdraw; the dialog is open while there are any. */
  images: readonly GalleryImageRow[]
  onClose: () => void
  /** Withdraws them; must not reject. */
  onConfirm: () => Promise<void>
}

/** Asks before the consent for pictures is withdrawn, and lists the consequences. */
export function WithdrawDialog({ images, onClose, onConfirm }: WithdrawDialogProps) {
  const isOne = images.length === 1
  return (
    <ConfirmDialog
      isOpen={images.length > 0}
      title={
        isOne ? 'Withdraw the picture for good?' : `Withdraw ${images.length} pictures for good?`
      }
      description={`This cannot be taken back: nobody can publish ${isOne ? 'it' : 'them'} again, and neither Activity nor a roll back brings ${isOne ? 'it' : 'them'} back.`}
      details={images.length > 0 && <WithdrawalFacts images={images} isDone={false} />}
      confirmLabel="Withdraw for good"
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}

type WithdrawalFactsProps = {
  images: readonly GalleryImageRow[]
  /** Whether the pictures are withdrawn already; if not, the person is being asked. */
  isDone: boolean
}

/** Consequences of a withdrawal: what visitors still see, and which entries need another picture. */
export function WithdrawalFacts({ images, isDone }: WithdrawalFactsProps) {
  const { data, isError, isPending } = useQuery(pictureUsesOptions(images.map(({ url }) => url)))
  const uses = data?.filter(isOutsideGallery) ?? []
  const [published, others] = [uses.filter(isPublished), uses.filter((use) => !isPublished(use))]
  const ids = new Set(images.map(({ id }) => id))
  const duplicates = data?.filter(({ kind, id }) => kind === 'gallery' && !ids.has(id)) ?? []
  const list = (found: typeof uses) => <PictureUseList uses={found} opensTabs={!isDone} />
  return (
    <div className="grid gap-3">
      <SiteStatus images={images} isDone={isDone} />
      {isPending && <output>Checking where it is used …</output>}
      {isError && <p>Could not check where it is used.</p>}
      {data && uses.length === 0 && <p>No tour and no post shows it.</p>}
      {published.length > 0 && (
        <div>
          <p className="font-semibold">
            Publish is {isDone ? '' : 'then '}refused until these show another picture:
          </p>
          {list(published)}
        </div>
      )}
      {others.length > 0 && (
        <div>
          <p className="font-semibold">
            These are not published, and cannot be until they show another picture:
          </p>
          {list(others)}
        </div>
      )}
      {duplicates.length > 0 && !isDone && (
        <div>
          <p className="font-semibold">These have the same file and are withdrawn, too:</p>
          {list(duplicates)}
        </div>
      )}
    </div>
  )
}

/** Whether visitors see the pictures in the gallery, and what the next publish changes. */
function SiteStatus({ images, isDone }: WithdrawalFactsProps) {
  const liveStatusOf = use(LiveStatusContext)
  const them = images.length === 1 ? 'it' : 'them'
  const hasUploads = images.some(({ storage_path }) => storage_path !== null)
  const files = images.length === 1 ? 'its file' : 'their files'
  const deletion = hasUploads ? `, and ${files} out of the store` : ''
  // The row of a withdrawn picture does not say whether the last publish still included it.
  if (!liveStatusOf && isDone) {
    return <p>Visitors may see {them} in the gallery until the next Publish.</p>
  }
  const isShown = images.some((image) =>
    liveStatusOf ? liveStatusOf(`picture:${image.id}`).isOnSite : isLive(image),
  )
  return (
    <p>
      {isShown
        ? `Visitors see ${them} in the gallery until the next Publish. It takes ${them} off the site${deletion}.`
        : `The gallery of the site does not show ${them}.${hasUploads ? ` The next Publish takes ${files} out of the store.` : ''}`}
    </p>
  )
}
