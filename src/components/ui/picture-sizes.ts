// Values of `sizes`, by which the browser chooses among files of 480, 720, 960 and 1600 pixels. Those
// for phones are a little smaller than the rendered width: a ratio of two gets a pixel for each of its
// own; at a ratio of three the difference cannot be seen, and mobile data costs money. A painting of
// 480 pixels is 12 KB, one of 720 pixels 22 KB, one of 960 pixels 33 KB.

/** In a card, in one to three columns. */
export const cardSizes = '(min-width:64rem) 24rem,(min-width:40rem) 46vw,82vw'

/** In a small card: beside its text on phones, above it elsewhere. */
export const smallCardSizes = '(min-width:64rem) 24rem,(min-width:40rem) 46vw,7rem'

/** In an ordinary and in a large tile of the gallery. */
export const tileSizes = '(min-width:64rem) 20rem,40vw'
export const largeTileSizes = '(min-width:64rem) 40rem,82vw'

/** As wide as the column of a page or a dialog. */
export const columnSizes = '(min-width:64rem) 60rem,82vw'

/** Between the paragraphs of an article. */
export const storySizes = '(min-width:40rem) 36rem,82vw'

/** As wide as the window. */
export const fullSizes = '80vw'
