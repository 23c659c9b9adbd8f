import { useQuery } from '@tanstack/react-query'
import { noticeClass } from '../../components/ui/notice'
import { PictureUseList } from '../kit/picture-library/picture-use-list'
import { isPublished, withdrawnUsesOptions } from '../kit/picture-library/picture-uses'

/** Lists the tours and posts that block publishing because they use a withdrawn picture. */
export function WithdrawnUses() {
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
