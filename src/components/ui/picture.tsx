import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { pictureFormats, srcSetOf, type PreparedPicture } from '../../lib/picture-sources'

type PictureProps = Omit<
  ComponentProps<'img'>,
  'ref' | 'loading' | 'decoding' | 'fetchPriority' | 'onError' | 'src' | 'srcSet' | 'alt'
> & {
  src: string
  /** What the picture shows; empty for one that only decorates. */
  alt: string
  /** What is known of the prepared files; a picture without any is fetched from `src`. */
  file?: PreparedPicture | undefined
  /** Another crop for phones. */
  narrow?: PreparedPicture | undefined
  /** What of it stays in sight where it is cut, in per cent from the left and from the top. */
  focus?: { x: number; y: number } | undefined
  /** How wide it will stand; see `picture-sizes`. */
  sizes?: string
  /** Fetched at once: for pictures that stand in the first screen. */
  eager?: boolean
  /** Fetched before all others: for the picture that the page is about. */
  isLead?: boolean
}

/** A picture in the smallest format the browser knows; where none of its files can be had, a neutral frame with its words. */
export function Picture({
  src,
  alt,
  file,
  narrow,
  focus,
  sizes,
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
  const image = useRef<HTMLImageElement>(null)
  const failures = failure.src === src ? failure.files.length : 0
  // By file: the event and the look below may both tell of the same one.
  const noteFailure = (file: string) =>
    setFailure((last) => {
      const files = last.src === src ? last.files : []
      return files.includes(file) ? last : { src, files: [...files, file] }
    })

  // A picture that failed before React came has told nobody. Having no width proves nothing yet: a
  // drawing may have none of its own. Only decoding tells.
  useEffect(() => {
    const element = image.current
    if (!element?.complete || element.naturalWidth > 0) return
    const { currentSrc } = element
    element.decode().catch(() => noteFailure(currentSrc))
    // oxlint-disable-next-line react/exhaustive-deps -- only the picture itself can have failed
  }, [src])

  if (failures > (file ? 1 : 0)) {
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
      decoding="async"
      className={className}
      style={{
        ...(file && { backgroundImage: `linear-gradient(${file.preview})` }),
        ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }),
        ...style,
      }}
      onError={({ currentTarget }) => noteFailure(currentTarget.currentSrc || String(failures))}
    />
  )
  if (!file) return plain
  return (
    <picture className="contents">
      {failures === 0 && (
        <>
          {narrow && <Sources file={narrow} media="(max-width:639px)" sizes={sizes} />}
          <Sources file={file} sizes={sizes} />
        </>
      )}
      {plain}
    </picture>
  )
}

type SourcesProps = { file: PreparedPicture; media?: string; sizes?: string | undefined }

function Sources({ file, media, sizes }: SourcesProps) {
  return pictureFormats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={srcSetOf(file, format)}
      sizes={sizes}
    />
  ))
}
