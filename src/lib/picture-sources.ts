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

/** Width in pixels of the files for phones, whose cards of 320 to 360 points it fills at a ratio of two. */
export const phoneWidth = 680

/** Widths in pixels that `npm run images` generates. */
export const pictureWidths = [480, phoneWidth, 960, 1600] as const

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

/**
 * Value of `srcset` for the widths of a picture.
 *
 * @param most no wider file than this, in pixels; all unless given
 */
export function srcSetOf(file: PreparedPicture, most = Infinity): string {
  return widthsOf(file)
    .filter((width, index) => index === 0 || width <= most)
    .map((width) => `${avifOf(file, width)} ${width}w`)
    .join(',')
}

/** Path of the picture in the size of a link preview, 1200 x 630 pixels, as JPEG. */
export function socialCardOf(file: Pick<PreparedPicture, 'key'>): string {
  return `${pictureFolder(file)}/card.jpg`
}

/** Changes when `scripts/site/social-cards.ts` draws otherwise: chats keep what they know by its address. */
const cardEdition = '1'

/**
 * Path of the JPEG for link previews in chats and social networks: the picture with the title of the page and a
 * stamp, which the build draws. Another title gives another address.
 *
 * @param texts what is written on it
 */
export function titledCardOf(file: Pick<PreparedPicture, 'key'>, ...texts: string[]): string {
  let hash = 0x811c9dc5
  for (const sign of [cardEdition, ...texts].join('\n')) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  }
  return `${pictureFolder(file)}/card-${(hash >>> 0).toString(36)}.jpg`
}
/**
 * A transparent pixel: the first source of a picture that a pre-rendered page holds back, see the boot script.
 * Without scripts, browsers skip it.
 */
export const nothingYet = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
