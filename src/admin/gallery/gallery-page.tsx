import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { Suspense, useState, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { Spinner } from '../../components/ui/spinner'
import { lazyPart } from '../../lib/lazy-part'
import { useBulk, useRemove } from '../kit/collection/collection-mutations'
import { useCategoryNames } from '../kit/category-names'
import { BulkSummary } from '../kit/lists/bulk-summary'
import { ListToolbar } from '../kit/lists/list-toolbar'
import { isFiltered, lackingFilter, stateFilters, useListView } from '../kit/lists/list-view'
import { PagedList } from '../kit/lists/paged-list'
import type { Opening } from '../kit/page/opening'
import { StudioPage } from '../kit/page/studio-page'
import { useMay } from '../kit/rights'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { readImageId, withImageId } from '../kit/picture-library/image-param'
import {
  PictureUseList,
  isPublished,
  withdrawnUsesOptions,
} from '../kit/picture-library/picture-uses'
import { invalidateWithdrawn } from '../kit/picture-library/withdrawn-notice'
import { missingThumbnailsOptions } from '../kit/pictures/missing-thumbnails'
import { DeleteImagesDialog } from './delete-images-dialog'
import { ImageList, ImageShapes } from './image-list'
import { ImagePanel } from './image-panel'
import { images, publishChange, useReportDeleted, type ImageChange } from './image-collection'
import { OrphanFiles } from './orphan-files'
import { TrashedFiles } from './trashed-files'
import { usePictureWalk, walkPlace } from './picture-walk'
import { Uploads } from './upload/uploads'
import { WithdrawDialog } from './withdraw-dialog'

// Dragging needs a library that a list in another order does not.
const imageOrder = lazyPart(async () => (await import('./image-order')).ImageOrder)

/** Starts to read the list for a page that is about to open. */
export function prefetchImages(queryClient: QueryClient, { search, isOpening }: Opening): void {
  images.prefetchList(queryClient, search, isOpening)
}

/** What a dialog asks about: one picture, or a bulk action (`change`) on the selected ones. */
type Question = { rows: readonly GalleryImageRow[]; change?: ImageChange | undefined }
const noQuestion: Question = { rows: [] }

const imageStates = [...stateFilters, lackingFilter]

/** The list of pictures with upload, trash and unused files; one picture opens in a side panel. */
export function GalleryPage() {
  const { view, choose, type } = useListView()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const query = useQuery(images.listOptions(view))
  // Asked together with the list, whose thumbnails wait for the answer.
  useQuery(missingThumbnailsOptions)
  const reportDeleted = useReportDeleted()
  const bulk = useBulk(images, { reportDeleted })
  const removeOne = useRemove(images, { reportDeleted })
  const [deletion, setDeletion] = useState(noQuestion)
  const [withdrawal, setWithdrawal] = useState(noQuestion)
  const [isUploading, setUploading] = useUploadPanel()
  const imageId = readImageId(search)
  const mayPublish = useMay('publish')
  const series = useCategoryNames('series')
  // While the next page loads, the previous one is shown, which may have another order.
  const isSorting =
    mayPublish && view.sort === 'order' && !isFiltered(view) && !query.isPlaceholderData
  const urlOf = (id: number | undefined) => pathname + withImageId(search, id)

  const show = (id: number | undefined) => void navigate(urlOf(id), { replace: true })
  const walk = usePictureWalk(imageId, show)
  const refused = bulk.report?.result.failed.map(({ id }) => id) ?? []

  function close(): void {
    walk.stop()
    show(undefined)
  }

  async function remove(): Promise<void> {
    const { rows, change } = deletion
    const [first, ...others] = rows
    if (change && others.length > 0) await bulk.apply(change, rows)
    else if (first) {
      const isGone = await removeOne(first)
      if (isGone && first.id === imageId) show(undefined)
    }
  }

  async function withdraw(): Promise<void> {
    if (withdrawal.change) await bulk.apply(withdrawal.change, withdrawal.rows)
    invalidateWithdrawn(queryClient)
  }

  return (
    <StudioPage
      title="Manage Gallery Images"
      actions={
        <button
          type="button"
          className={buttonClass('primary', 'print:hidden')}
          onClick={() => setUploading(true)}
        >
          <Upload aria-hidden className="size-4" />
          Upload Images
        </button>
      }
    >
      <Uploads
        isOpen={isUploading}
        onOpenChange={setUploading}
        onPublish={async (rows) => void (await bulk.apply(publishChange, rows))}
      />
      {mayPublish && <WithdrawnUses />}
      {bulk.report && (
        <BulkSummary
          {...bulk.report}
          editPathOf={urlOf}
          onWalk={() => walk.start(refused)}
          onDismiss={bulk.dismiss}
        />
      )}
      <ListToolbar
        view={view}
        categories={series}
        states={imageStates}
        onChoose={choose}
        onType={type}
      />
      <PagedList
        query={query}
        view={view}
        onChoose={choose}
        loadingText="Loading gallery images"
        skeleton={<ImageShapes />}
        emptyText="No images found. Upload your first image to get started."
        failedText="Failed to load gallery images"
      >
        {(rows, total) =>
          isSorting ? (
            <Suspense fallback={<Spinner label="Loading the order of the pictures" />}>
              <imageOrder.Component rows={rows} total={total} page={view.page} />
            </Suspense>
          ) : (
            <ImageList
              images={rows}
              pageKey={JSON.stringify(view)}
              isBusy={bulk.isPending}
              editPathOf={urlOf}
              onChange={bulk.apply}
              onWalk={(chosen) => walk.start(chosen.map(({ id }) => id))}
              onDelete={(chosen, change) => setDeletion({ rows: chosen, change })}
              onWithdraw={(chosen, change) => setWithdrawal({ rows: chosen, change })}
            />
          )
        }
      </PagedList>
      {mayPublish && (
        <div className="mt-10 grid gap-6">
          <TrashedFiles />
          <OrphanFiles />
        </div>
      )}
      <ImagePanel
        id={imageId}
        place={walk.place ?? walkPlace(refused, imageId)}
        onGo={(id) => (id === undefined ? close() : show(id))}
        onClose={close}
        onIdChange={show}
        onDelete={(image) => setDeletion({ rows: [image] })}
      />
      <WithdrawDialog
        images={withdrawal.rows}
        onClose={() => setWithdrawal(noQuestion)}
        onConfirm={withdraw}
      />
      <DeleteImagesDialog
        images={deletion.rows}
        onClose={() => setDeletion(noQuestion)}
        onConfirm={remove}
      />
    </StudioPage>
  )
}

const wishSchema = z.object({ opensUpload: z.literal(true) })

/**
 * State of a page's upload panel. It also opens when a link led here with the state `{ opensUpload:
 * true }`; once only, not again when going back.
 */
function useUploadPanel(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const [heardKey, setHeardKey] = useState<string>()
  const isWished = wishSchema.safeParse(state).success
  if (isWished && key !== heardKey) {
    setHeardKey(key)
    setOpen(true)
  }

  useEffect(() => {
    if (isWished) void navigate(pathname + search, { replace: true })
  }, [isWished, navigate, pathname, search])

  return [isOpen, setOpen]
}

/** Lists the tours and posts that block publishing because they use a withdrawn picture. */
function WithdrawnUses() {
  const { data = [] } = useQuery(withdrawnUsesOptions())
  const uses = data.filter(isPublished)
  if (uses.length === 0) return null
  return (
    <section aria-label="Withdrawn pictures in use" className={`mb-4 p-4 ${noticeClass('error')}`}>
      <p className="mb-1 font-semibold">
        Publish is refused until these show another picture, for the consent in theirs was
        withdrawn:
      </p>
      <PictureUseList uses={uses} />
    </section>
  )
}
