/** What a page needs to know of a picture that `npm run images` has prepared. */
export type PreparedPicture = {
  /** Names the folder of its files. */
  key: string
  /** Pixels of the master. */
  width: number
  height: number
  /** Colours from top to foot, for a gradient that stands in its place until it comes. */
  preview: string
}

/** Widths in pixels at which `npm run images` keeps a picture. */
const pictureWidths = [480, 960, 1600] as const

/** Formats a browser may choose from, the smallest files first. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/**
 * The widths of which there are files, ascending: those below the picture's own, then its own,
 * which ends at 1600 pixels.
 */
export function widthsOf({ width }: Pick<PreparedPicture, 'width'>): number[] {
  const largest = Math.min(width, Math.max(...pictureWidths))
  return [...pictureWidths.filter((candidate) => candidate < largest), largest]
}

/** Folder of the files of a picture, as an address of the site without a final slash. */
export function pictureFolder({ key }: Pick<PreparedPicture, 'key'>): string {
  return `/pictures/${key}`
}

/** What stands in `srcset` for one format. */
export function srcSetOf(file: PreparedPicture, format: PictureFormat): string {
  return widthsOf(file)
    .map((width) => `${pictureFolder(file)}/${width}.${format} ${width}w`)
    .join(',')
}

/** Address of the JPEG of 1200 x 630 pixels that previews in chats and networks show. */
export function socialCardOf(file: Pick<PreparedPicture, 'key'>): string {
  return `${pictureFolder(file)}/card.jpg`
}
