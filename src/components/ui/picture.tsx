import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { preload } from 'react-dom'
import { avifOf, nothingYet, srcSetOf, type PreparedPicture } from '../../lib/picture-sources'
import { useHydrated } from '../../lib/use-hydrated'

type PictureProps = Omit<
  ComponentProps<'img'>,
  'ref' | 'loading' | 'decoding' | 'fetchPriority' | 'onError' | 'src' | 'srcSet' | 'alt'
> & {
  src: string
  /** What the picture shows; empty for a decorative picture. */
  alt: string
  /** The prepared files; without them the picture is fetched from `src`. */
  file?: PreparedPicture | undefined
  /** Another crop for phones. */
  narrow?: PreparedPicture | undefined
  /** Focal point for cropping, in per cent from the left and from the top. */
  focus?: { x: number; y: number } | undefined
  /** Rendered width; see `picture-sizes`. */
  sizes?: string
  /** The widest file that is offered, in pixels: where many small pictures make the page heavier. */
  most?: number
  /** Fetched at once: for pictures above the fold. */
  eager?: boolean
  /** Fetched with high priority: for the main picture of the page. */
  isLead?: boolean
}

/** Windows that get the crop for phones, and the others. */
const narrowWindow = '(max-width:639px)'
const wideWindow = '(min-width:640px)'

/** Classes that give a picture a shape, whatever the one of its file: a pixel that stands in has another. */
const ownShape = /(?:^|\s)(?:aspect-|flex-1|h-|size-)/

/** A picture as AVIF, else as JPEG; if no file loads, a frame with its `alt` until the device is online again. */
export function Picture({
  src,
  alt,
  file,
  narrow,
  focus,
  sizes,
  most,
  width = file?.width,
  height = file?.height,
  eager = false,
  isLead = false,
  className = '',
  style,
  ...rest
}: PictureProps) {
  const [failure, setFailure] = useState<{ src: string; files: readonly string[] }>({
    src,
    files: [],
  })
  const isHydrated = useHydrated()
  // Browsers fetch lazy pictures far below the window. On a pre-rendered page the boot script decides.
  const [isHeldBack] = useState(!isHydrated && !eager && !isLead && ownShape.test(className))
  const image = useRef<HTMLImageElement>(null)
  const failures = failure.src === src ? failure.files.length : 0
  // By file, because the error event and the effect below may both report the same one.
  const recordFailure = (file: string) =>
    setFailure((last) => {
      const files = last.src === src ? last.files : []
      return files.includes(file) ? last : { src, files: [...files, file] }
    })

  // A picture that failed before hydration sends no further event. A missing width proves nothing,
  // since an SVG may have none; decoding fails only for a broken picture.
  useEffect(() => {
    const element = image.current
    if (!element?.complete || element.naturalWidth > 0) return
    const { currentSrc } = element
    element.decode().catch(() => recordFailure(currentSrc))
    // oxlint-disable-next-line react/exhaustive-deps -- only a new picture needs the check
  }, [src])

  const isLost = failures > (file ? 1 : 0)
  useEffect(() => {
    if (!isLost) return undefined
    const tryAgain = () => setFailure({ src, files: [] })
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [isLost, src])

  if (isLost) {
    return (
      <span
        className={`grid place-items-center overflow-hidden bg-line p-3 text-center text-sm text-ink ${className}`}
        style={{ ...(width && height && { aspectRatio: `${width} / ${height}` }), ...style }}
      >
        {alt}
      </span>
    )
  }
  const plain = (
    <img
      {...rest}
      ref={image}
      src={src}
      alt={alt}
      width={width}
      height={height}
      {...(isLead ? { fetchPriority: 'high' } : { loading: eager ? 'eager' : 'lazy' })}
      className={className}
      style={{
        ...(file && { backgroundImage: `linear-gradient(${file.preview})` }),
        ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }),
        ...style,
      }}
      onError={({ currentTarget }) => recordFailure(currentTarget.currentSrc || String(failures))}
    />
  )
  if (!file) return plain
  // A pre-rendered page names it in its head, long before the browser has read as far as the picture.
  if (isLead && !isHydrated) {
    if (narrow) preloadPicture({ file: narrow, media: narrowWindow, sizes, most })
    preloadPicture({ file, media: narrow && wideWindow, sizes, most })
  }
  return (
    <picture>
      {failures === 0 && (
        <>
          {isHeldBack && <source media="(scripting)" srcSet={nothingYet} />}
          {narrow && <Source file={narrow} media={narrowWindow} {...{ sizes, most }} />}
          <Source file={file} {...{ sizes, most }} />
        </>
      )}
      {plain}
    </picture>
  )
}

type SourceProps = {
  file: PreparedPicture
  media?: string | undefined
  sizes: string | undefined
  most: number | undefined
}

function Source({ file, media, sizes, most }: SourceProps) {
  return <source type="image/avif" media={media} srcSet={srcSetOf(file, most)} sizes={sizes} />
}

function preloadPicture({ file, media, sizes, most }: SourceProps) {
  preload(avifOf(file, file.width), {
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: srcSetOf(file, most),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
