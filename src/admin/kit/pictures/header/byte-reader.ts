/**
 * Reads a part of a file.
 *
 * @returns the bytes, or undefined when they lie beyond the end or beyond what may be read
 */
export type ByteReader = (offset: number, length: number) => Promise<DataView | undefined>

/** How much of a file may be read to learn its kind and size, in bytes. */
export const headerBudget = 256 * 1024

/** Large enough for a few neighbours at once, small enough to hop over what nobody needs. */
const windowSize = 4096

/**
 * A reader that fetches a file in small windows and stops after `budget` bytes: a hostile file
 * cannot keep it busy, and a sound one with a large preview before its size is still understood.
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
