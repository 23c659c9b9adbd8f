import type { PixelSize } from './header/picture-header'

export type Transform = [a: number, b: number, c: number, d: number, e: number, f: number]

/** Whether an EXIF orientation swaps width and height. */
function isTurned(orientation: number): boolean {
  return orientation >= 5
}

/** The size after applying the orientation. */
export function turnedSize({ width, height }: PixelSize, orientation: number): PixelSize {
  return isTurned(orientation) ? { width: height, height: width } : { width, height }
}

/** The size scaled down to at most `longest` a side; never enlarged. */
export function fittedSize({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  const fit = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: fit(width), height: fit(height) }
}

/**
 * The canvas transform that applies an EXIF orientation.
 *
 * @param size of the canvas after the rotation
 */
export function uprightTransform({ width, height }: PixelSize, orientation: number): Transform {
  const upright: Transform = [1, 0, 0, 1, 0, 0]
  const transforms: Transform[] = [
    upright,
    [-1, 0, 0, 1, width, 0],
    [-1, 0, 0, -1, width, height],
    [1, 0, 0, -1, 0, height],
    [0, 1, 1, 0, 0, 0],
    [0, 1, -1, 0, width, 0],
    [0, -1, -1, 0, width, height],
    [0, -1, 1, 0, 0, height],
  ]
  return transforms[orientation - 1] ?? upright
}
