import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { pictureFiles } from '../../content/pictures'
import { isAllowedPictureUrl } from './picture-url'
import { thumbnailUrl } from './pictures/storage-path'

type ThumbnailProps = { src: string; alt: string }

/** Thumbnail of an entry's picture; an icon when there is none. */
export function Thumbnail({ src, alt }: ThumbnailProps) {
  return (
    <div className="grid aspect-video place-items-center overflow-hidden bg-tea-soft text-muted">
      {isAllowedPictureUrl(src) ? (
        <SmallPicture src={src} alt={alt} />
      ) : (
        <ImageOff aria-hidden className="size-8" />
      )}
    </div>
  )
}

/** The thumbnail of an upload; the upload itself when it is older than thumbnails. */
function SmallPicture({ src, alt }: ThumbnailProps) {
  const [lacking, setLacking] = useState<string>()
  const file = pictureFiles[src]
  const small = file ? undefined : thumbnailUrl(src)
  const className = 'size-full object-cover'
  return small !== undefined && lacking !== src ? (
    <img
      src={small}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setLacking(src)}
    />
  ) : (
    <Picture src={src} alt={alt} file={file} sizes={cardSizes} className={className} />
  )
}
