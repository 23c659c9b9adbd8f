import { useQuery } from '@tanstack/react-query'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { PictureUseList } from '../kit/picture-library/picture-use-list'
import { isOutsideGallery, pictureUsesOptions } from '../kit/picture-library/picture-uses'

/** The tours and posts that show a picture of the gallery. */
export function UsedIn({ image }: { image: GalleryImageRow }) {
  const { data, isError } = useQuery(pictureUsesOptions([image.url]))
  const uses = data?.filter(isOutsideGallery)
  return (
    <section aria-label="Used in">
      <h3 className="font-semibold">Used in</h3>
      {isError && <p className="text-muted">It could not be found out where it is used.</p>}
      {uses?.length === 0 && <p className="text-muted">No tour and no post shows it.</p>}
      {uses && uses.length > 0 && <PictureUseList uses={uses} />}
    </section>
  )
}
