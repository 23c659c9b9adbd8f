import { EmptyState } from '../../components/ui/empty-state'
import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { studioPictures } from '../../content/pictures/studio'

const emptyPicture = '/images/studio/empty.jpg'

/** Shown when a list has no rows: an illustration and a text. */
export function NoRows({ text }: { text: string }) {
  const picture = (
    <Picture
      src={emptyPicture}
      alt=""
      file={studioPictures[emptyPicture]}
      sizes={cardSizes}
      className="aspect-video w-full max-w-sm rounded-postcard object-cover print:hidden"
    />
  )
  return <EmptyState picture={picture}>{text}</EmptyState>
}
