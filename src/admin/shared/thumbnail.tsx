import { ImageOff } from 'lucide-react'
import { useState } from 'react'

/** Only what the browser may fetch as a picture: a path of this site or an https address. */
const pictureAddress = /^(?:https:\/\/|\/(?!\/))/

/** Picture of an entry; a plain sign stands in for one that is missing or cannot be fetched. */
export function Thumbnail({ src, alt }: { src: string; alt: string }) {
  const [brokenSrc, setBrokenSrc] = useState('')
  const isUsable = pictureAddress.test(src) && src !== brokenSrc
  return (
    <div className="grid aspect-video place-items-center bg-tea-soft text-muted">
      {isUsable ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <ImageOff aria-hidden className="size-8" />
      )}
    </div>
  )
}
