import { EmptyState } from '../../components/ui/empty-state'
import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { studioPictures } from '../../content/pictures/studio'

/** A ploughed field before the sowing. */
const emptyPicture = '/images/studio/empty.jpg'

/** What a list of the studio shows when it has no rows: a bare field, and its words. */
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
