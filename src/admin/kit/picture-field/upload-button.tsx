import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { showToast } from '../../../lib/toast'
import { failureText } from '../../data/errors'
import { queryKeys } from '../../data/query-keys'
import { useLeaveGuard } from '../leaving/leave-guard'
import { ConsentChoice } from '../picture-library/consent-choice'
import type { Consent, GalleryImageRow } from '../picture-library/gallery-image-row'
import { changeDraft, discardDraft, saveDraft } from '../picture-library/save-draft'
import { blurWarning } from '../pictures/check-picture'
import { FileButton, type Intake } from '../pictures/file-intake'
import type { PixelSize } from '../pictures/header/byte-reader'
import { createPictureQueue } from '../pictures/picture-queue'
import type { PictureFolder } from '../pictures/storage-path'
import type { StoredPicture } from '../pictures/upload-picture'
import { UploadProgress } from '../pictures/upload-progress'
import { uploadLeaveQuestion, useUploadQueue } from '../pictures/use-upload-queue'

type UploadButtonProps = {
  folder: PictureFolder
  className: string
  /** URL of the picture that is shown, about which there may be something to say. */
  shown?: string
  /** What was said about the consent of the people in the picture before it is uploaded. */
  consent?: Consent
  /** Whether it becomes the file of a picture that the library has already. */
  isReplacement?: boolean
  /** Called when a picture has been uploaded. */
  onDone: (picture: SingleUpload) => void
  children: ReactNode
}

/**
 * Uploads one picture and shows the progress. Unless it replaces the file of another, it becomes a draft in the
 * library of all pictures, where its consent is kept and can be withdrawn.
 */
export function UploadButton(props: UploadButtonProps) {
  const { folder, className, shown, consent = 'unknown', isReplacement = false } = props
  const { onDone, children } = props
  const [arrived, setArrived] = useState<SingleUpload>()
  const { item, isOffline, notices, take, stop, retry } = useSingleUpload(
    { folder, isReplacement },
    consent,
    (picture) => {
      setArrived(picture)
      onDone(picture)
    },
  )
  const shownBefore = useRef(shown)
  const stopLate = useEffectEvent(stop)
  useEffect(() => {
    // Another picture was chosen meanwhile: that is what counts, however long the upload takes.
    if (shownBefore.current !== shown) stopLate()
    shownBefore.current = shown
  }, [shown])
  return (
    <div className="grid min-w-0 grid-cols-1 justify-items-start gap-2">
      <FileButton from="dialog" className={className} onFiles={take}>
        {children}
      </FileButton>
      <div aria-live="polite" className="grid w-full grid-cols-1 gap-2">
        {notices.map((notice) => (
          <p key={notice} className="text-sm text-muted">
            {notice}
          </p>
        ))}
        {item && (
          <>
            <p className="text-sm break-words text-muted">{item.file.name}</p>
            <UploadProgress item={item} isOffline={isOffline} />
            <div className="flex flex-wrap gap-1">
              {item.canRetry && (
                <button
                  type="button"
                  className={buttonClass('quiet', '', 'compact')}
                  onClick={retry}
                >
                  Try again
                </button>
              )}
              <button type="button" className={buttonClass('quiet', '', 'compact')} onClick={stop}>
                {item.state === 'failed' ? 'Dismiss' : 'Cancel'}
              </button>
            </div>
          </>
        )}
        {arrived && arrived.url === shown && <ArrivedUpload key={shown} picture={arrived} />}
      </div>
    </div>
  )
}

/** What there is to say about an upload that is shown: whether it is too small, and its consent. */
function ArrivedUpload({ picture }: { picture: SingleUpload }) {
  const [row, setRow] = useState(picture.row)
  const queryClient = useQueryClient()
  const warning = blurWarning(picture)
  const { mutate, isPending, variables } = useMutation({
    // One after the other, so that the last answer is the one that stays.
    scope: { id: `consent for ${picture.url}` },
    mutationFn: ({ id, consent }: Pick<GalleryImageRow, 'id' | 'consent'>) =>
      changeDraft(id, { consent }),
    onSuccess: setRow,
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'The consent was not saved',
        description: failureText(error),
      }),
    onSettled: () => forgetLibrary(queryClient),
  })
  return (
    <>
      {warning && <p className={`p-3 ${noticeClass('warning')}`}>{warning}</p>}
      {row && (
        <ConsentChoice
          value={isPending ? variables.consent : row.consent}
          hint="Kept with the picture in the gallery, at once."
          onChange={(consent) => mutate({ id: row.id, consent })}
        />
      )}
    </>
  )
}

/** Reads the library anew: it has one more, or one that has changed. */
function forgetLibrary(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    queryKey: queryKeys.gallery_images,
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  })
}

/** A stored picture: a tour or a post refers to it by its URL. */
type SingleUpload = StoredPicture & PixelSize & { row: GalleryImageRow | undefined }

type Target = Pick<UploadButtonProps, 'folder'> & { isReplacement: boolean }

function createSinglePictureQueue({ folder, isReplacement }: Target) {
  return createPictureQueue<Consent, SingleUpload>(folder, {
    save: async ({ stored, picture, details: consent }) => {
      const row = isReplacement ? undefined : await saveDraft({ stored, picture }, { consent })
      const { width, height } = picture
      return { ...stored, width, height, row }
    },
    discard: discardDraft,
  })
}

/**
 * Uploads one picture at a time; choosing another one replaces the current upload.
 *
 * @returns `item`, the file that is being uploaded or has failed; `take` starts with the first file of
 *   an intake; `notices` are sentences about skipped files
 */
function useSingleUpload(
  target: Target,
  consent: Consent,
  onDone: (picture: SingleUpload) => void,
) {
  const { queue, items, summary, isOffline } = useUploadQueue(() =>
    createSinglePictureQueue(target),
  )
  const queryClient = useQueryClient()
  const [notices, setNotices] = useState<string[]>([])
  const item = items.findLast(({ state }) => state !== 'cancelled' && state !== 'done')
  const finished = items.find(({ row }) => row !== undefined)
  const reportDone = useEffectEvent(onDone)
  useLeaveGuard(summary.isBusy, uploadLeaveQuestion)

  useEffect(() => {
    if (!finished?.row) return
    queue.clear()
    reportDone(finished.row)
    forgetLibrary(queryClient)
  }, [finished, queue, queryClient])

  function take({ files, notices: leftOut }: Intake): void {
    const [file, ...others] = files
    setNotices(others.length > 0 ? [...leftOut, 'Only the first picture was added.'] : leftOut)
    if (!file) return
    stop()
    queue.add([file], consent)
  }

  function stop(): void {
    queue.cancelAll()
    queue.clear()
  }

  return { item, isOffline, notices, take, stop, retry: () => queue.retryFailed() }
}
