// Values of `sizes`, by which the browser chooses among files of 480, 960 and 1600 pixels. Those for
// phones are smaller than the rendered width: at a pixel ratio of three the difference cannot be
// seen, and mobile data costs money. A painting of 480 pixels is 13 KB, one of 960 pixels 37 KB.

/** In a card, in one to three columns. */
export const cardSizes = '(min-width:64rem) 24rem,(min-width:40rem) 46vw,60vw'

/** In an ordinary and in a large tile of the gallery. */
export const tileSizes = '(min-width:64rem) 20rem,40vw'
export const largeTileSizes = '(min-width:64rem) 40rem,80vw'

/** As wide as the column of a page or a dialog. */
export const columnSizes = '(min-width:64rem) 60rem,80vw'

/** Between the paragraphs of an article. */
export const storySizes = '(min-width:40rem) 36rem,80vw'

/** As wide as the window. */
export const fullSizes = '80vw'
