// How wide pictures stand, for the browser's choice among 480, 960 and 1600 pixels. Phones are told
// less than the truth: their screens have three pixels where the eye needs less than two, and a
// traveller pays for each of them. A painting of 480 pixels is 13 KB, of 960 pixels 37 KB.

/** In a card: one, two or three side by side. */
export const cardSizes = '(min-width:64rem) 24rem,(min-width:40rem) 46vw,60vw'

/** In one place of the gallery's wall, and in the four of a large one. */
export const tileSizes = '(min-width:64rem) 20rem,40vw'
export const largeTileSizes = '(min-width:64rem) 40rem,80vw'

/** Across the column of a page or a dialog. */
export const columnSizes = '(min-width:64rem) 60rem,80vw'

/** Between the paragraphs of a story. */
export const storySizes = '(min-width:40rem) 36rem,80vw'

/** From edge to edge. */
export const fullSizes = '80vw'
