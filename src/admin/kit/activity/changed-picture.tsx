import { useQuery } from '@tanstack/react-query'
import { withdrawnPicturesOptions } from '../picture-library/withdrawn-notice'
import { Thumbnail } from '../thumbnail'

/** A picture that changed; not one whose consent was withdrawn since. */
export function ChangedPicture({ src }: { src: string }) {
  const { data } = useQuery(withdrawnPicturesOptions([src]))
  if (!data) return null
  if (data.length > 0) {
    return <p>The consent of the people in this picture was withdrawn, so it is not shown.</p>
  }
  return (
    <div className="my-1 w-40 max-w-full overflow-hidden rounded-postcard">
      <Thumbnail src={src} alt="" />
    </div>
  )
}
