import { Trash2 } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { Thumbnail } from '../kit/thumbnail'
import { WithdrawalFacts } from './withdrawal-facts'

type WithdrawnPictureProps = { image: GalleryImageRow; onDelete: () => void }

/** Shown in place of the form of a withdrawn picture, which can only be deleted. */
export function WithdrawnPicture({ image, onDelete }: WithdrawnPictureProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="overflow-hidden rounded-postcard">
        <Thumbnail src={image.url} alt={image.alt} />
      </div>
      <section aria-label="Withdrawn" className={`p-4 ${noticeClass('error')}`}>
        <h3 className="mb-2 font-semibold">
          The people in this picture have withdrawn their consent
        </h3>
        <p className="mb-3">It can never be published again. This cannot be taken back.</p>
        <WithdrawalFacts images={[image]} isDone />
      </section>
      <div>
        <button type="button" className={buttonClass('quiet', 'text-danger')} onClick={onDelete}>
          <Trash2 aria-hidden className="size-4" />
          Delete the picture
        </button>
      </div>
    </div>
  )
}
