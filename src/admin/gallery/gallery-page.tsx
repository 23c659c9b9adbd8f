import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { galleryCategories } from '../../content/categories'
import { BulkSummary } from '../kit/lists/bulk-summary'
import { ListToolbar } from '../kit/lists/list-toolbar'
import { isFiltered } from '../kit/lists/list-view'
import { PagedList } from '../kit/lists/paged-list'
import { useListView } from '../kit/lists/use-list-view'
import { readImageId, withImageId } from '../kit/picture-library/image-address'
import { galleryPageOptions } from '../kit/picture-library/gallery-page-options'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { useUploadPanel } from '../kit/pictures/use-upload-panel'
import { StudioPage } from '../kit/page/studio-page'
import { DeleteQuestion } from './delete-question'
import { GalleryGrid } from './gallery-grid'
import { GalleryOrder } from './gallery-order'
import { GalleryShapes } from './gallery-shapes'
import { ImagePanel } from './image-panel'
import { OrphanFiles } from './orphan-files'
import { TrashedFiles } from './trashed-files'
import { Uploads } from './upload/uploads'
import { useGalleryActions } from './use-gallery-actions'
import { WithdrawQuestion } from './withdraw-question'
import { WithdrawnUses } from './withdrawn-uses'

/** All pictures of the gallery, the ways in and out of it, and one picture beside the list. */
export function GalleryPage() {
  const { view, choose, type } = useListView()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useQuery(galleryPageOptions(view))
  const actions = useGalleryActions()
  const [doomed, setDoomed] = useState<readonly GalleryImageRow[]>([])
  const [withdrawing, setWithdrawing] = useState<readonly GalleryImageRow[]>([])
  const [isUploading, setUploading] = useUploadPanel()
  const imageId = readImageId(search)
  const { outcome } = actions
  const isSorting = view.sort === 'order' && !isFiltered(view)
  const addressOf = (id: number | undefined) => pathname + withImageId(search, id)

  const show = (id: number | undefined) => void navigate(addressOf(id), { replace: true })

  async function remove(): Promise<void> {
    const [only] = doomed
    if (only && doomed.length === 1) {
      const isGone = await actions.remove(only)
      if (isGone && only.id === imageId) show(undefined)
    } else await actions.removeAll(doomed)
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
      <Uploads isOpen={isUploading} onOpenChange={setUploading} />
      <WithdrawnUses />
      {outcome && (
        <BulkSummary
          result={outcome.result}
          verb={outcome.verb}
          titleOf={(id) => outcome.names.get(id) ?? ''}
          addressOf={addressOf}
          onDismiss={actions.dismissOutcome}
        />
      )}
      <ListToolbar view={view} categories={galleryCategories} onChoose={choose} onType={type} />
      <PagedList
        query={query}
        view={view}
        onChoose={choose}
        loadingText="Loading gallery images"
        shapes={<GalleryShapes />}
        emptyText="No images found. Upload your first image to get started."
        failedText="Failed to load gallery images"
      >
        {(rows, total) =>
          isSorting ? (
            <GalleryOrder rows={[...rows]} total={total} page={view.page} actions={actions} />
          ) : (
            <GalleryGrid
              images={rows}
              pageKey={JSON.stringify(view)}
              addressOf={addressOf}
              actions={actions}
              onDelete={setDoomed}
              onWithdraw={setWithdrawing}
            />
          )
        }
      </PagedList>
      <div className="mt-10 grid gap-6">
        <TrashedFiles />
        <OrphanFiles />
      </div>
      <ImagePanel
        id={imageId}
        onClose={() => show(undefined)}
        onRenumbered={show}
        onDelete={(image) => setDoomed([image])}
      />
      <WithdrawQuestion
        images={withdrawing}
        onClose={() => setWithdrawing([])}
        onConfirm={() => actions.withdrawAll(withdrawing)}
      />
      <DeleteQuestion images={doomed} onClose={() => setDoomed([])} onConfirm={remove} />
    </StudioPage>
  )
}
