/**
 * Reads a part of a file.
 *
 * @returns undefined when the range lies beyond the end or beyond the budget
 */
export type ByteReader = (offset: number, length: number) => Promise<DataView | undefined>

/** Limit for reading a file's kind and size, in bytes. */
export const headerBudget = 256 * 1024

/** Large enough for several neighbouring reads, small enough to skip unneeded parts. */
const windowSize = 4096

/**
 * A reader that fetches a file in small windows and stops after `budget` bytes: a hostile file
 * cannot keep it busy, and a valid one with a large preview before its size is still understood.
 */
export function createByteReader(blob: Blob, budget = headerBudget): ByteReader {
  let start = 0
  let loaded = new ArrayBuffer(0)
  let left = budget

  return async (offset, length) => {
    if (offset + length > blob.size) return undefined
    if (offset < start || offset + length > start + loaded.byteLength) {
      const wanted = Math.min(Math.max(length, windowSize), left)
      if (wanted < length) return undefined
      loaded = await blob.slice(offset, offset + wanted).arrayBuffer()
      start = offset
      left -= wanted
    }
    return offset + length > start + loaded.byteLength
      ? undefined
      : new DataView(loaded, offset - start, length)
  }
}

/** Characters of a view, one per byte. */
export function textOf(view: DataView, offset = 0, length = view.byteLength - offset): string {
  const codes = Array.from({ length }, (_, index) => view.getUint8(offset + index))
  return String.fromCharCode(...codes)
}

/** A file's format by its first bytes, whatever its name says. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'other'

export type PixelSize = { width: number; height: number }

/** A range of a file: its first byte, and the byte after its last. */
export type ByteRange = { start: number; end: number }

export type PictureHeader = {
  kind: PictureKind
  /** Pixels as stored, before the orientation; undefined when unreadable. */
  size: PixelSize | undefined
  /** EXIF orientation of a JPEG, 1 (upright) to 8; the decoder turns other formats itself. */
  orientation: number
  /** When a JPEG was taken, `2026-03-04T10:20:30` in the time of that place; undefined when unknown. */
  takenAt?: string | undefined
  /** The EXIF ranges of a JPEG. */
  exifParts: readonly ByteRange[]
}
