/** A file's format by its first bytes, whatever its name says. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'other'

export type PixelSize = { width: number; height: number }

/** A range of a file: its first byte, and the byte after its last. */
export type ByteRange = { start: number; end: number }

/** The contents of a format's header; without a size when it is damaged. */
export type FormatFindings = {
  size?: PixelSize
  orientation?: number
  exifParts?: ByteRange[]
}

export type PictureHeader = {
  kind: PictureKind
  /** Pixels as stored, before the orientation; undefined when unreadable. */
  size: PixelSize | undefined
  /** EXIF orientation, 1 (upright) to 8. */
  orientation: number
  /** The EXIF ranges of a JPEG. */
  exifParts: readonly ByteRange[]
}
