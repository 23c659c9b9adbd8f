import { useQuery } from '@tanstack/react-query'
import { ListShell } from '../shared/list-shell'
import { StudioPage } from '../shared/studio-page'
import { TitleList } from '../shared/title-list'
import { galleryImageListOptions } from './gallery-queries'

/** What hangs in the gallery; to be read only for now. */
export function GalleryPage() {
  return (
    <StudioPage title="Manage Gallery Images">
      <ListShell
        query={useQuery(galleryImageListOptions())}
        loadingText="Loading gallery images"
        emptyText="No images found. Upload your first image to get started."
        failedText="Failed to load gallery images"
      >
        {(images) => <TitleList rows={images} />}
      </ListShell>
    </StudioPage>
  )
}
