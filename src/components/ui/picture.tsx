import { useEffect, useRef, useState, type ComponentProps } from 'react'

type PictureProps = Omit<
  ComponentProps<'img'>,
  'ref' | 'loading' | 'decoding' | 'onError' | 'src' | 'alt' | 'width' | 'height'
> & {
  src: string
  /** What the picture shows; empty for one that only decorates. */
  alt: string
  /** Pixels of the file, so that its place is kept until it comes. */
  width: number
  height: number
  /** Fetched at once: for pictures that stand in the first screen. */
  eager?: boolean
}

/** A picture that leaves a neutral frame with its words where it cannot be loaded. */
export function Picture({ eager = false, ...picture }: PictureProps) {
  const { src, alt, width, height, className = '', style } = picture
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const image = useRef<HTMLImageElement>(null)

  // A picture that failed before React came has told nobody. Having no width proves nothing yet: a
  // drawing may have none of its own. Only decoding tells.
  useEffect(() => {
    const element = image.current
    if (!element?.complete || element.naturalWidth > 0) return
    element.decode().catch(() => setBrokenSrc(src))
  }, [src])

  if (brokenSrc === src) {
    return (
      <span
        className={`grid place-items-center overflow-hidden bg-line p-3 text-center text-sm text-ink ${className}`}
        style={{ aspectRatio: `${width} / ${height}`, ...style }}
      >
        {alt}
      </span>
    )
  }
  return (
    <img
      {...picture}
      ref={image}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  )
}
