import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import type { Variant } from './html-value'

type PictureNoticeProps = {
  isShown: boolean
  variant: Variant
  /** Opens the picture picker. */
  onAdd: () => void
  onClose: () => void
}

/** Says that pasted pictures were removed; always in the page, so that it is announced. */
export function PictureNotice({ isShown, variant, onAdd, onClose }: PictureNoticeProps) {
  const isStory = variant === 'story'
  return (
    <>
      <output className={isShown ? `m-2 block p-3 ${noticeClass('warning')}` : 'sr-only'}>
        {isShown &&
          (isStory
            ? 'Pictures cannot be pasted or dropped here. Add them with the picture button: there they get a description.'
            : 'This text takes no pictures, so they were left out.')}
      </output>
      {isShown && (
        <div className="m-2 flex flex-wrap gap-2">
          {isStory && (
            <button
              type="button"
              className={buttonClass('secondary', '', 'compact')}
              onClick={onAdd}
            >
              Add a picture
            </button>
          )}
          <button type="button" className={buttonClass('quiet', '', 'compact')} onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </>
  )
}
