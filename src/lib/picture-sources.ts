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

/** Widths in pixels that `npm run images` generates. */
const pictureWidths = [480, 960, 1600] as const

/** Formats a browser may choose from, smallest files first. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

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

/** Value of `srcset` for one format. */
export function srcSetOf(file: PreparedPicture, format: PictureFormat): string {
  return widthsOf(file)
    .map((width) => `${pictureFolder(file)}/${width}.${format} ${width}w`)
    .join(',')
}

/** Path of the JPEG of 1200 x 630 pixels for link previews in chats and social networks. */
export function socialCardOf(file: Pick<PreparedPicture, 'key'>): string {
  return `${pictureFolder(file)}/card.jpg`
}
