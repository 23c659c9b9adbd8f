/** What a page needs to know about a picture that `npm run images` has prepared. */
export type PreparedPicture = {
  /** Name of the folder of its files. */
  key: string
  /** Size of the master in pixels. */
  width: number
  height: number
  /** Colours from top to bottom, for a placeholder gradient while the picture loads. */
  preview: string
}

/** Widths in pixels that `npm run images` generates; 720 is what a phone of 360 to 400 points shows at a ratio of two. */
export const pictureWidths = [480, 720, 960, 1600] as const

/**
 * The widths for which there are files, ascending: those below the picture's own, then its own,
 * at most 1600 pixels.
 */
export function widthsOf({ width }: Pick<PreparedPicture, 'width'>): number[] {
  const largest = Math.min(width, Math.max(...pictureWidths))
  return [...pictureWidths.filter((candidate) => candidate < largest), largest]
}

/** Path of the folder of a picture's files, without a trailing slash. */
export function pictureFolder({ key }: Pick<PreparedPicture, 'key'>): string {
  return `/pictures/${key}`
}

/** Path of a picture's AVIF file of one of its widths. */
export function avifOf(file: Pick<PreparedPicture, 'key'>, width: number): string {
  return `${pictureFolder(file)}/${width}.avif`
}

/** Value of `srcset` for all widths of a picture. */
export function srcSetOf(file: PreparedPicture): string {
  return widthsOf(file)
    .map((width) => `${avifOf(file, width)} ${width}w`)
    .join(',')
}

/** Path of the JPEG of 1200 x 630 pixels for link previews in chats and social networks. */
export function socialCardOf(file: Pick<PreparedPicture, 'key'>): string {
  return `${pictureFolder(file)}/card.jpg`
}
