import { ImageOff } from 'lucide-react'
import { Picture } from '../../components/ui/picture'
import { cardSizes } from '../../components/ui/picture-sizes'
import { pictureFiles } from '../../content/pictures'
import { isPictureAddress } from './picture-address'

/** Picture of an entry; a plain sign stands in for one that is missing. */
export function Thumbnail({ src, alt }: { src: string; alt: string }) {
  return (
    <div className="grid aspect-video place-items-center overflow-hidden bg-tea-soft text-muted">
      {isPictureAddress(src) ? (
        <Picture
          src={src}
          alt={alt}
          file={pictureFiles[src]}
          sizes={cardSizes}
          className="size-full object-cover"
        />
      ) : (
        <ImageOff aria-hidden className="size-8" />
      )}
    </div>
  )
}
