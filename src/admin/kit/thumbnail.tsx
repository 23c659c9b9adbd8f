import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useCallback, useState, type RefCallback } from 'react'
import { Picture } from '../../components/ui/picture'
import { pictureFiles } from '../../content/pictures'
import { uploadedPicture } from '../../publish/picture-url'
import { isAllowedPictureUrl } from './picture-url'
import { makeMissingThumbnail, missingThumbnailsOptions } from './pictures/missing-thumbnails'
import { thumbnailEnding, thumbnailOf } from './pictures/storage-path'

type ThumbnailProps = { src: string; alt: string }

/** Thumbnail of an entry's picture; an icon when there is none. */
export function Thumbnail({ src, alt }: ThumbnailProps) {
  const [isNear, watch] = useIsNear()
  return (
    <div
      ref={watch}
      className="grid aspect-video place-items-center overflow-hidden bg-tea-soft text-muted"
    >
      {isAllowedPictureUrl(src) ? (
        isNear && <SmallPicture src={src} alt={alt} />
      ) : (
        <ImageOff aria-hidden className="size-8" />
      )}
    </div>
  )
}

/** How far below the screen a picture is fetched: browsers alone fetch several screens of them. */
const nearMargin = '200px'

/** Whether an element was on the screen, or near it, since it is there; and the `ref` to watch it. */
function useIsNear(): [boolean, RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(!('IntersectionObserver' in window))
  const watch = useCallback((element: HTMLElement) => {
    if (!('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isNear, watch]
}

/** A list shows pictures so small that the smallest prepared file suffices on every screen. */
const thumbnailSizes = '10rem'

const imageClass = 'size-full object-cover'

function SmallPicture({ src, alt }: ThumbnailProps) {
  const upload = uploadedPicture(src)
  const file = pictureFiles[src]
  const isThumbnail = src.endsWith(thumbnailEnding)
  if (upload && !file && !isThumbnail) return <UploadThumbnail {...upload} src={src} alt={alt} />
  return <Picture src={src} alt={alt} file={file} sizes={thumbnailSizes} className={imageClass} />
}

/** The thumbnail of an upload. One that lacks it is shown itself, which makes its thumbnail. */
function UploadThumbnail({ src, alt, storagePath }: ThumbnailProps & { storagePath: string }) {
  const queryClient = useQueryClient()
  const { data: missing, isPending } = useQuery(missingThumbnailsOptions)
  const [failed, setFailed] = useState<string>()
  if (isPending) return null
  if (missing?.has(storagePath) || failed === src) {
    return (
      <Picture
        src={src}
        alt={alt}
        className={imageClass}
        onLoad={() => makeMissingThumbnail(storagePath, src, queryClient)}
      />
    )
  }
  return (
    <img
      src={thumbnailOf(src)}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={imageClass}
      onError={() => setFailed(src)}
    />
  )
}
