// Values of `sizes`, by which the browser chooses among files of 480, 680, 960 and 1600 pixels. Those
// for phones are smaller than the rendered width: every ratio gets about two pixels for each CSS pixel; at a
// ratio of three the difference cannot be seen, and mobile data costs money. A painting of
// 480 pixels is 12 KB, one of 680 pixels 19 KB, one of 960 pixels 33 KB.

/** On a phone, about as wide as the window: 680 pixels at a ratio of two and of three. */
const phone = '(min-resolution:2.5dppx) 58vw,82vw'

/** In a card, in one to three columns. */
export const cardSizes = `(min-width:64rem) 24rem,(min-width:40rem) 46vw,${phone}`

/** In a small card: beside its text on phones, above it elsewhere. */
export const smallCardSizes = '(min-width:64rem) 24rem,(min-width:40rem) 46vw,7rem'

/** In an ordinary and in a large tile of the gallery. */
export const tileSizes = '(min-width:64rem) 20rem,40vw'
export const largeTileSizes = `(min-width:64rem) 40rem,${phone}`

/** On a phone, as wide as the window: for some at a ratio of two 680 pixels would be too few. */
const widePhone = '(min-resolution:2.5dppx) 58vw,92vw'

/** As wide as the column of a page or a dialog. */
export const columnSizes = `(min-width:64rem) 60rem,${widePhone}`

/** Between the paragraphs of an article. */
export const storySizes = `(min-width:40rem) 36rem,${phone}`

/** As wide as the window. */
export const fullSizes = `(min-width:40rem) 80vw,${widePhone}`
